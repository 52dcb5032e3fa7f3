-- GETs one widget, with nothing to be made anew for a request.
wrk.path = "/widgets/bench-7"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
