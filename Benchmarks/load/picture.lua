-- GETs one picture that is kept: medium at three times its size, 1092 × 510 pixels.
wrk.path = "/widgets/bench-7/picture.png?scale=3"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("HEADWAY_KEY")
