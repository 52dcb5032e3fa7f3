-- GETs fifty widgets in turn.
local count = 0
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
function request()
    count = count + 1
    return wrk.format(nil, "/widgets/bench-" .. count % 50)
end
