"""What OpenAPI cannot say of valid requests: dates near today, a window that begins before it ends, real time zones."""

import datetime
import os
import re

import schemathesis
from hypothesis import strategies

today = datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None)
moments = strategies.datetimes(datetime.datetime(2000, 1, 2), today + datetime.timedelta(days=364))
fractions = strategies.sampled_from(["", ".5", ".123456789012"])
zones = ["UTC", "Europe/Kyiv", "Asia/Kathmandu"]
offsets = strategies.sampled_from(["Z", "z", "+02:00", "-00:30", "+13:45"])


def written(moment, fraction, offset):
    return moment.strftime("%Y-%m-%dT%H:%M:%S") + fraction + offset


# A date of a widget is not before 2000 and at most 366 days ahead.
schemathesis.openapi.format("date-time", strategies.builds(written, moments, fractions, offsets))


@schemathesis.hook
def map_body(context, body):
    if isinstance(body, dict) and isinstance(body.get("content"), dict):
        content = body["content"]
        start, end = content.get("start_date"), content.get("end_date")
        if isinstance(start, str) and isinstance(end, str) and start[4:5] == end[4:5] == "-":
            # Far enough apart whatever the offsets are.
            content["start_date"], content["end_date"] = "2001" + start[4:], "2010" + end[4:]
    return body


@schemathesis.hook
def before_call(context, case, kwargs):
    """Puts a zone that there is in the place of one that might be: the document has not the names of the database."""
    zone = (case.query or {}).get("timezone")
    if isinstance(zone, str) and re.fullmatch("[A-Za-z0-9_+/-]{1,64}", zone):
        case.query["timezone"] = zones[len(zone) % len(zones)]


@schemathesis.hook
def map_path_parameters(context, parameters):
    """Puts a link that there is in the place of one that might be."""
    if re.fullmatch("hlw_[0-9A-Za-z]{32}", str((parameters or {}).get("token"))):
        parameters["token"] = os.environ["HEADWAY_LINK"]
    return parameters
