import InterfaceBuilder

/// What a document asks for and did not get, in the order in which it was noticed.
@MainActor
package final class LoadingReport {
  /// The problems of the documents themselves, as they were found.
  var problems: [DocumentProblem] {
    check()
    return foundProblems
  }
  /// All that was noticed, in order.
  package var entries: [Entry] {
    check()
    return found
  }

  /// All that was noticed, except for the mistakes of one document. A version of that document
  /// which is not checked yet is not checked for this.
  func entries(besidesMistakesOf path: String) -> [Entry] {
    if unchecked?.name != path { check() }
    return found.filter { $0.kind != .mistake || $0.file != path }
  }

  private var foundProblems: [DocumentProblem] = []
  private var found: [Entry] = []
  /// The version of a document that is not checked yet.
  private var unchecked: Document?
  /// The entries that are there already: an object that is made again, such as a row, asks for the
  /// same things again.
  private var known: Set<Entry> = []
  /// The messages about limits that were reached, each of which is given once.
  var limits: Set<String> = []
  /// Whether entries are written into the log of the layout, for programs that load documents.
  package var writesLog = true

  package init() {}

  /// Adds a problem of the document. A hint is no mistake: it is neither an entry nor in the log.
  func add(_ problem: DocumentProblem) {
    let entry = Entry(problem)
    guard known.insert(entry).inserted else { return }
    foundProblems.append(problem)
    guard problem.severity != .hint else { return }
    found.append(entry)
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
    found.append(entry)
    guard writesLog else { return }
    LayoutLog.write(([entry.line] + entry.excerpt).joined(separator: "\n"), as: .notice)
  }

  /// Takes a version of a document that is in no file, whose mistakes are found when they are asked
  /// for.
  func take(_ document: Document) { unchecked = document }

  /// Finds the mistakes of a version when they are asked for.
  private func check() {
    guard let document = unchecked else { return }
    unchecked = nil
    let others = found
    found = []
    for problem in document.problems { add(problem) }
    found += others
  }
}
