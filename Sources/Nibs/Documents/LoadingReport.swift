import AutoLayout
import InterfaceBuilder
import Wording

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
    /// A table of texts that is broken, or a language without one.
    case text
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
  /// The entries that are there already: what is made again, such as a row, asks for the same again.
  private var known: Set<Entry> = []
  /// What has been said of limits that were reached.
  var limits: Set<String> = []
  /// Whether entries are written into the log of the layout, for programs that load documents.
  package var writesLog = true

  package init() {}

  /// Adds a mistake of the document.
  func add(_ problem: DocumentProblem) {
    let entry = Entry(
      kind: .mistake, message: problem.message, file: problem.file, position: problem.start)
    guard known.insert(entry).inserted else { return }
    mistakes.append(problem)
    entries.append(entry)
    if writesLog { LayoutLog.write(problem.text, as: .notice) }
  }

  /// Adds an entry, unless the same is there already.
  func add(_ kind: Kind, _ message: String, at element: Element?, in document: Document) {
    let entry = Entry(
      kind: kind, message: message, file: document.name, position: element?.position)
    guard known.insert(entry).inserted else { return }
    entries.append(entry)
    guard writesLog else { return }
    LayoutLog.write(
      "\(document.name)\(element.map { ":\($0.position.line)" } ?? ""): \(message)", as: .notice)
  }
}
