/// Whether the interface lies at the base of the window, or on top of something else in it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
