// The fuzzer: one entry, driven by libFuzzer where that is linked in (scripts/fuzz.sh), else over files given to it.
import FuzzEntries
import Glibc

guard CommandLine.argc > 1 else {
    for entry in FuzzEntry.all { print(entry.name, entry.weight, entry.limit) }
    exit(0)
}
guard Fuzzing.entry != nil else {
    print("There is no entry \(CommandLine.arguments[1]); call headway-fuzz alone for a list.")
    exit(2)
}
exit(Fuzzing.isDriven ? Fuzzing.drive() : Fuzzing.replay(CommandLine.arguments.dropFirst(2)))
