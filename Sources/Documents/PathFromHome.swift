import Foundation

extension String {
  /// The path with `~` for the home.
  package var pathFromHome: String {
    let home = NSHomeDirectory()
    guard home != "/", self == home || hasPrefix(home + "/") else { return self }
    return "~" + dropFirst(home.count)
  }
}
