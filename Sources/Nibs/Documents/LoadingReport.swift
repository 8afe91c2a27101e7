import AutoLayout
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

  // MARK: - Other versions of documents

  /// Whether an object did not get something that its values ask for.
  func concernsValues(of object: Element) -> Bool {
    found.contains { entry in
      switch entry.kind {
      case .class, .outlet, .action, .mistake: false
      default: entry.element?.nearestObject == object["id"]
      }
    }
  }

  /// Forgets what was noticed of the constraints in an object, which are made again.
  func forgetConstraints(in object: Element) {
    found.removeAll { entry in
      // Entries are still at their places in the earlier version.
      guard entry.kind == .constraint, let id = entry.element?["id"],
        object.descendants.contains(where: { $0["id"] == id })
      else { return false }
      known.remove(entry)
      return true
    }
  }

  /// Takes another version of a document: what was noticed stands at its new place, and the
  /// mistakes are the new version's.
  func follow(_ document: Document) {
    foundProblems.removeAll { $0.file == document.name }
    found = found.compactMap { entry in
      guard entry.file == document.name else { return entry }
      return entry.kind == .mistake ? nil : entry.following(document)
    }
    known = Set(found)
    unchecked = document
  }

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

extension Element {
  /// The id of the element, or of the nearest element around it that has one.
  fileprivate var nearestObject: String? {
    var element: Element? = self
    while let found = element {
      if let id = found["id"] { return id }
      element = found.parent
    }
    return nil
  }
}

extension LoadingReport.Entry {
  /// The entry at its place in another version of the document; nil if the place is not there.
  fileprivate func following(_ document: Document) -> LoadingReport.Entry? {
    guard let place = elementPlace else { return self }
    guard let id = place.element.nearestObject, let new = document.object(id),
      let old = place.element.ancestor(id),
      let moved = place.moved(from: old, to: new)
    else { return nil }
    return LoadingReport.Entry(kind, message, file: file, place: moved)
  }
}

extension Element {
  fileprivate func ancestor(_ id: String) -> Element? {
    var element: Element? = self
    while let found = element {
      if found["id"] == id { return found }
      element = found.parent
    }
    return nil
  }
}
