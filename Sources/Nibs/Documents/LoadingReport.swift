import AutoLayout
import InterfaceBuilder

/// What a document asks for and did not get, in the order in which it was noticed.
@MainActor
package final class LoadingReport {
  /// A thing that is not there, or can't be done.
  package struct Entry: Hashable, Sendable {
    /// What kind of thing is missing.
    package let kind: Kind
    /// What is wrong, and what is used instead.
    package let message: String
    /// The file, and the place in it.
    package let file: String
    package let position: TextPosition?
  }

  /// The kinds of things that a document asks for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A class of the app, for which one of the framework stands in.
    case `class`
    case outlet
    case action
    case image
    case color
    /// A storyboard or xib.
    case document
    /// A constraint that is left out.
    case constraint
    /// An element or object that is left out, or for which a box stands in.
    case element
    /// An exception that UIKit raises.
    case exception
    /// A mistake in the document itself.
    case mistake
  }

  /// The mistakes of the documents themselves, as they were found.
  private(set) var mistakes: [DocumentProblem] = []
  package private(set) var entries: [Entry] = []
  private var known: Set<String> = []
  /// Whether entries are written into the log of the layout, for programs that load documents.
  package var writesLog = true

  package init() {}

  /// Adds a mistake of the document.
  func add(_ problem: DocumentProblem) {
    guard known.insert(problem.text).inserted else { return }
    mistakes.append(problem)
    entries.append(
      Entry(kind: .mistake, message: problem.message, file: problem.file, position: problem.start))
    if writesLog { LayoutLog.write(problem.text, as: .notice) }
  }

  /// Adds an entry, unless the same message is there already.
  func add(_ kind: Kind, _ message: String, at element: Element?, in document: Document) {
    guard known.insert(message).inserted else { return }
    entries.append(
      Entry(kind: kind, message: message, file: document.name, position: element?.position))
    guard writesLog else { return }
    LayoutLog.write(
      "\(document.name)\(element.map { ":\($0.position.line)" } ?? ""): \(message)", as: .notice)
  }
}
