internal import CMicrohttpd

extension HTTPConnection {
    /// What MHD's access handler does, one call at a time: headers, pieces of the body, end of the request, and once
    /// more after each resume.
    ///
    /// MHD takes an answer before the body only in the first call, which then ends the connection.
    func access(
        _ handle: OpaquePointer,
        path: UnsafePointer<CChar>?,
        method: UnsafePointer<CChar>?,
        version: UnsafePointer<CChar>?,
        bytes: UnsafePointer<CChar>?,
        count: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        if case .requestLine = stage {
            let isPlain = open(handle: handle, path: path, method: method, version: version)
            return headersArrived(handle, isPlain: isPlain)
        }
        if count.pointee > 0 {
            let piece = UnsafeRawBufferPointer(start: bytes, count: count.pointee)
            count.pointee = 0
            return bodyArrived(piece)
        }
        return requestArrived(handle)
    }

    private func headersArrived(_ handle: OpaquePointer, isPlain: Bool) -> MHD_Result {
        // MHD ends a connection whose reading side is shut when a deferred answer comes, and then the client would not
        // learn what was done.
        guard isInTime else { return answerAndClose(handle, .stopping) }
        if let fault = isPlain ? fault : .malformedTarget {
            // What follows such a request cannot be trusted to be one: answer and close.
            return answerAndClose(handle, driver.refuse(fault, self))
        }
        let limits = context.limits
        switch driver.admit(self) {
        case .answer(let response, let unread):
            guard facts.hasBody else {
                stage = .discarding(response)
                return MHD_Result.YES
            }
            let isLong = facts.contentLength ?? 0 > limits.discardedBytes
            if unread == .leave || facts.expectsContinue || isLong { return answerAndClose(handle, response) }
            stage = .discarding(response)
        case .accept:
            let announced = facts.contentLength ?? 0
            if announced > limits.bodyBytes {
                let response = driver.refuse(.bodyTooLarge(limit: limits.bodyBytes), self)
                if facts.expectsContinue || announced > limits.discardedBytes {
                    return answerAndClose(handle, response)
                }
                stage = .discarding(response)
            } else {
                stage = .collecting
                if announced > 0 { body.reserveCapacity(announced) }
            }
        }
        return MHD_Result.YES
    }

    private var fault: HTTPRequestFault? {
        let limit = context.limits.headerBytes
        return facts.fault ?? (facts.headerBytes > limit ? .headerTooLarge(limit: limit) : nil)
    }

    private func bodyArrived(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        let limits = context.limits
        if case .collecting = stage {
            if piece.count <= limits.bodyBytes - body.count {
                body.append(contentsOf: piece)
                return MHD_Result.YES
            }
            // A chunked body shows its length only now.
            stage = .discarding(driver.refuse(.bodyTooLarge(limit: limits.bodyBytes), self))
            discarded = body.count
            body = []
        }
        discarded += piece.count
        // MHD takes no answer in the middle of a body, so past the limit all that is left is to close.
        return discarded <= limits.discardedBytes ? MHD_Result.YES : MHD_Result.NO
    }

    private func requestArrived(_ handle: OpaquePointer) -> MHD_Result {
        switch stage {
        case .discarding(let response):
            return queue(handle, response)
        case .collecting:
            let taken = body
            body = []
            driver.handle(self, body: taken)
            switch outcome {
            case .response(let response):
                outcome = .none
                return queue(handle, response)
            case .deferred: return MHD_Result.YES
            case .none: return queue(handle, .unanswered)
            }
        case .deferred:
            return queue(handle, post.take() ?? .unanswered)
        case .requestLine, .answered:
            return MHD_Result.YES
        }
    }

    /// Queued in the first call: MHD reads no further, says `Connection: close`, and closes.
    private func answerAndClose(_ handle: OpaquePointer, _ response: HTTPResponse) -> MHD_Result {
        mustLinger = true
        return queue(handle, response)
    }

    private func reader(of source: any HTTPStreamSource) -> ContentReader {
        let stream = ResponseStream(self, source)
        return ContentReader(blockBytes: context.isSecure ? ResponseStream.blockBytes : 1) { stream.read($0) }
    }

    private func queue(_ handle: OpaquePointer, _ response: HTTPResponse) -> MHD_Result {
        close()
        if let prepared = response.prepared, !context.isDraining {
            let result = prepared.outgoing?.queue(on: handle, status: response.status)
            if let result {
                answered(response)
                return result
            }
        }
        guard let outgoing = OutgoingResponse(response, log: context.log, makeReader: reader) else {
            return MHD_Result.NO
        }
        if context.isDraining { outgoing.addConnectionClose() }
        answered(response)
        return outgoing.queue(on: handle, status: response.status)
    }
}
