-- PATCHes fifty widgets in turn, a new value each time.
local count = 0
wrk.method = "PATCH"
wrk.headers["Content-Type"] = "application/merge-patch+json"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
function request()
    count = count + 1
    local body = string.format('{"content":{"value":0.%02d}}', math.floor(count / 50) % 100)
    return wrk.format(nil, "/widgets/bench-" .. count % 50, nil, body)
end
