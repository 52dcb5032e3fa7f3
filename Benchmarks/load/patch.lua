-- PATCHes one widget, a new value each time; every answer must be 200.
local count = 0
wrk.method = "PATCH"
wrk.headers["Content-Type"] = "application/merge-patch+json"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
function request()
    count = count + 1
    return wrk.format(nil, "/widgets/bench", nil, string.format('{"content":{"value":0.%02d}}', count % 100))
end
