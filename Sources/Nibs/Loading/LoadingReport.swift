import AutoLayout
import InterfaceBuilder

/// What a document asks for and did not get, in the order in which it was noticed.
@MainActor
package final class LoadingReport {
  /// A thing that is not there, or can't be done.
  package struct Entry: Hashable, Sendable {
    /// What is wrong, and what is used instead.
    package let message: String
    /// The file, and the place in it.
    package let file: String
    package let position: TextPosition?
  }

  package private(set) var entries: [Entry] = []
  private var known: Set<String> = []

  package init() {}

  /// Adds an entry, unless the same message is there already.
  func add(_ message: String, at element: Element?, in document: Document) {
    guard known.insert(message).inserted else { return }
    entries.append(
      Entry(message: message, file: document.name, position: element?.position))
    LayoutLog.write(
      "\(document.name)\(element.map { ":\($0.position.line)" } ?? ""): \(message)", as: .notice)
  }
}

extension Instantiation {
  func note(_ message: String, at element: Element?) {
    report.add(message, at: element, in: document)
  }
}
