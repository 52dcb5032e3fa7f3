-- GETs one widget.
wrk.path = "/widgets/bench"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
