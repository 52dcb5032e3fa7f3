import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct RowTextTests {
    @Test(arguments: [
        ("Queue=12 jobs", #"{"label":"Queue","value":"12","unit":"jobs"}"#),
        ("Speed=1.5 MB/s", #"{"label":"Speed","value":"1.5","unit":"MB/s"}"#),
        ("Change=-3 %", #"{"label":"Change","value":"-3","unit":"%"}"#),
        ("Left=~20 min", #"{"label":"Left","value":"~20","unit":"min"}"#),
        ("Cost=$5 net", #"{"label":"Cost","value":"$5","unit":"net"}"#),
        ("Severity=SEV-2", #"{"label":"Severity","value":"SEV-2"}"#),
        ("Total=10", #"{"label":"Total","value":"10"}"#),
        ("State=all good", #"{"label":"State","value":"all good"}"#),
        ("Left=1 h 20 min", #"{"label":"Left","value":"1 h 20 min"}"#),
        ("Pair=3 4", #"{"label":"Pair","value":"3 4"}"#),
        ("Long=3 incomprehensibilities", #"{"label":"Long","value":"3 incomprehensibilities"}"#),
        ("Query=a=b", #"{"label":"Query","value":"a=b"}"#),
        (" Disk = 3/4  TB ", #"{"label":"Disk","value":"3/4","unit":"TB"}"#),
        ("=", #"{"label":"","value":""}"#),
    ])
    func splitsARow(_ text: String, _ expected: String) throws {
        #expect(try RowText.row(text).text == expected)
    }

    @Test
    func refusesARowWithoutAValue() {
        #expect(throws: CommandError.misused("--row must be written like 'Queue=12 jobs', not \"Queue\"")) {
            try RowText.row("Queue")
        }
    }
}
