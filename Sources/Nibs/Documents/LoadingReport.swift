import AutoLayout
import InterfaceBuilder

/// What a document asks for and did not get, in the order in which it was noticed.
@MainActor
package final class LoadingReport {
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
    let entry = Entry(problem)
    guard known.insert(entry).inserted else { return }
    mistakes.append(problem)
    entries.append(entry)
    if writesLog { LayoutLog.write(problem.text, as: .notice) }
  }

  /// Adds an entry, unless the same is there already.
  /// - Parameters:
  ///   - element: The element that asks for the thing.
  ///   - value: The value of the attribute that names it.
  func add(
    _ kind: Kind, _ message: String, at element: Element?, naming value: String? = nil,
    in document: Document
  ) {
    let entry = Entry(
      kind, message, file: document.name,
      place: element.map { ElementPlace($0, naming: value) })
    guard known.insert(entry).inserted else { return }
    entries.append(entry)
    guard writesLog else { return }
    LayoutLog.write(([entry.line] + entry.excerpt).joined(separator: "\n"), as: .notice)
  }
}
