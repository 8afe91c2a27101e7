import JSON
import Wording

/// Findings that a project does not want to be told, and why.
package struct Suppression: Equatable, Sendable {
  /// The identifier of the check; nil for all.
  package var check: String?
  /// The documents; nil for all, and for scenes of code.
  package var path: PathPattern?
  /// The id of an element, or the name or the path of a view; nil for all.
  package var element: String?
  package var reason: String
  /// Its place in the configuration.
  package var position = TextPosition(line: 1, column: 1)
  /// The byte where it begins.
  let offset: Int

  init(_ node: JSONNode, checks: [String]) throws(JSONNode.Misfit) {
    offset = node.offset
    var texts: [String: String] = [:]
    for member in node.members {
      guard Self.keys.contains(member.key) else { throw member.unknown("key", among: Self.keys) }
      guard let text = member.node.string, !text.isEmpty else {
        throw member.node.misfit("\"\(member.key)\" is a text in quotes")
      }
      if member.key == "check", !checks.contains(text) {
        throw JSONNode.Misfit(
          offset: member.node.offset,
          message: "unknown check \"\(text)\""
            + Nearest.hint(for: text, among: checks, listedBy: "'list --checks'"))
      }
      texts[member.key] = text
    }
    guard let reason = texts["reason"] else {
      throw node.misfit("a suppression needs a \"reason\"")
    }
    guard texts.count > 1 else {
      throw node.misfit("a suppression needs a \"check\", a \"path\" or an \"element\"")
    }
    self.reason = reason
    check = texts["check"]
    path = texts["path"].map(PathPattern.init)
    element = texts["element"]
  }

  private static let keys = ["check", "path", "element", "reason"]

  /// Whether it means a finding.
  /// - Parameter place: The path of its document as seen from the configuration's folder; nil for a
  ///   scene of code.
  func covers(_ finding: Finding, at place: String?) -> Bool {
    if let check, finding.check != check { return false }
    if let path, !(place.map(path.matches) ?? false) { return false }
    guard let element else { return true }
    return finding.fingerprint.subjects.contains(element) || finding.view == element
      || finding.view?.split(separator: "/").last.map(String.init) == element
  }
}
