internal import Glibc
internal import HeadwayCommands

exit(Headway(commands: Command.client + Command.server).runProcess().rawValue)
