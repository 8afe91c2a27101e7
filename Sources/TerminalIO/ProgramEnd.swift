/// How a program ended that had the terminal meanwhile.
public enum ProgramEnd: Hashable, Sendable {
  /// It ran and ended with this status; 128 and the signal's number if a signal has ended it.
  case ended(status: Int32)
  /// It could not be run, for this reason.
  case refused(String)
}
