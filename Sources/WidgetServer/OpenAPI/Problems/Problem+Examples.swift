internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

// Problems that depend on a request, each made by the check that finds it.
extension Problem {
    static let exampleOfRate = rateLimited(perMinute: RateLimiter.usualPerMinute, wait: .milliseconds(300))
    static let exampleOfDamage = store(StoreError(.damaged, ""))
    static let exampleOfFullDisk = store(StoreError(.unavailable(.full), ""))

    /// The problem of a body that is not JSON.
    static func reading(_ text: String, code: ProblemCode? = nil) -> Problem {
        do throws(JSONError) {
            _ = try JSON(parsing: text)
            return Problem(status: .badRequest, code: code, detail: "")
        } catch {
            return .notJSON(error, code: code)
        }
    }

    /// The problem of a widget that is refused.
    static func posting(_ body: JSON) -> Problem {
        do throws(Faults) {
            _ = try WidgetDraft.posted(body, now: TemplateSamples.instant)
            return .invalid(Faults())
        } catch {
            return .invalid(error)
        }
    }

    /// The problem of a picture's address.
    static func picture(query: String) -> Problem {
        do throws(Faults) {
            _ = try PictureQuery.options(query, .png)
            return .invalid(Faults())
        } catch {
            return .invalid(error)
        }
    }
}
