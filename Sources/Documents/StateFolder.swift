import Foundation

/// The folder in which the program keeps what it has to know at its next start: `tenniel` in the
/// folder for the state of programs.
///
/// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>
package struct StateFolder {
  package let url: URL

  /// Nil if the environment names no folder.
  /// - Parameter variables: The variables of the environment.
  package init?(in variables: [String: String]) {
    // The specification ignores paths that are not absolute.
    func folder(_ name: String) -> String? {
      variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    url = URL(fileURLWithPath: state + "/tenniel")
  }
}
