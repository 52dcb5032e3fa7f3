"""Texts of contents that are refused, and a few that are not, as a person may type them."""

import samples


def content(members):
    return '{"template":"progress",' + members + "}"


row = '{"label":"a","value":"b"}'

texts = [
    "", "{", "[", "1", "null", "[]", '"progress"', "{}", "nul", '{"template":"progress","value":0,5}',
    '{"template":"progress","value":.5}', '{"template":"progress","value":NaN}', '{"a":1,"a":2}', '{"a":"\\ud800"}',
    "\ufeff{}", '{"value":0.5}', '{"template":"status","value":0.5}', '{"template":1,"value":0.5}',
    content('"value":42'), content('"value":-0.01'), content('"value":"0.5"'), content('"value":true'),
    content('"value":1e400'), content('"value":null'), content('"label":"x"'), content('"value":0.5,"valeu":1'),
    content('"value":0.5,"trend":"Up"'), content('"value":0.5,"severity":"bad"'),
    content('"value":0.5,"label":' + '"' + "x" * 257 + '"'), content('"value":0.5,"subtitle":7'),
    content('"value":0.5,"icon":"' + "i" * 129 + '"'), content('"value":0.5,"accent_color":"nocolour"'),
    content('"value":0.5,"background_color":"#12345"'), content('"value":0.5,"text_color":[1]'),
    content('"start_date":"2026-02-30T00:00:00Z","end_date":"2026-03-01T10:00:00Z"'),
    content('"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T10:00:00Z"'),
    content('"start_date":"1999-03-01T10:00:00Z","end_date":"2999-03-01T10:00:00Z"'),
    content('"start_date":"2026-03-01","value":0.5'), content('"start_date":1772366400,"value":0.5'),
    content('"end_date":"","value":0.5'), content(f'"value":0.5,"stat_rows":[{",".join([row] * 7)}]'),
    content('"value":0.5,"stat_rows":[{"label":" ","value":"b"},{"label":"a"},null,{"x":1}]'),
    content('"value":0.5,"stat_rows":{}'), content('"value":0.5,"subtitle_timer":{"date":"never","style":"x"}'),
    content('"value":0.5,"url_action":{"url":"javascript:alert(1)"}'), content('"value":0.5,"url_action":{"url":"https://"}'),
    content('"value":0.5,"tap_action":{"method":"GET"}'), content('"value":0.5,"tap_action":{"url":"tel:1","method":"GET"}'),
    content('"value":0.5,"secondary_url_action":{"url":"https://a","headers":{"bad name":"x","X":1},"body":5,"x":null}'),
    content('"value":0.5,"url_action":{"url":"https://a","method":"get","foreground":"yes"}'),
    content('"value":2,"trend":"x","label":5,"stat_rows":[1],"icon":[],"unknown":{},"end_date":"x"'),
    content('"value":0.5,"min_value":"1","max_value":true,"unit":5,"expired_text":"' + "e" * 65 + '"'),
    '{"template":null,"value":0.5}', '{"template":"Status"}', '{"template":"status","severity":"grave","label":7,"lable":"x"}',
    '{"template":"status","value":42,"end_date":"x","stat_rows":[null],"url_action":{}}',
    '{"template":"status"}', '{"template":"status","value":null,"severity":null,"label":"","icon":"bell"}',
    content('"value":0.5'), content('"value":null,"start_date":"2026-03-01t10:00:00z","end_date":"2026-03-01T20:00:00.5Z"'),
    content('"value":0.5,"label":"","subtitle":null'), *samples.texts("refused").values(), *samples.texts("sample").values(),
]
