# syntax=docker/dockerfile:1
# Headway in a container: built with Swift, run without it. See docs/operations.md.
FROM swift:6.3-bookworm AS build
WORKDIR /src
COPY . .
RUN make build && make install DESTDIR=/image PREFIX=/usr/local

FROM debian:bookworm-slim
# Without fixed versions, so that a rebuild brings the fixes of Debian.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates curl fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core \
        libcurl4 libdeflate0 libmicrohttpd12 libpangocairo-1.0-0 libsqlite3-0 libssl3 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --no-create-home --no-log-init --home-dir /var/lib/headway \
        --shell /usr/sbin/nologin headway \
    && install -d -o headway -g headway -m 700 /var/lib/headway
COPY --from=build /image/ /
LABEL org.opencontainers.image.title="Headway" org.opencontainers.image.licenses="Apache-2.0"
# What the program says is kept by whoever runs the container, as by a journal; so it shows no key there.
ENV HEADWAY_DATA=/var/lib/headway HOME=/var/lib/headway JOURNAL_STREAM=container \
    HEADWAY_HEALTH_URL=http://127.0.0.1:8080/health
USER 10001:10001
WORKDIR /var/lib/headway
VOLUME /var/lib/headway
EXPOSE 8080
STOPSIGNAL SIGTERM
# Of the container's own server, whose certificate is for another name.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["sh", "-c", "exec curl -fsSk --noproxy '*' \"$HEADWAY_HEALTH_URL\""]
ENTRYPOINT ["headway"]
CMD ["serve", "--host", "0.0.0.0"]
