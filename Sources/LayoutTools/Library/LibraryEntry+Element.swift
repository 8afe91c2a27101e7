import InterfaceBuilder

extension LibraryEntry {
  /// The element with ids of its own, as the version of Xcode writes it that saved the document.
  func made(
    in document: Document, _ identifiers: inout Identifiers
  ) throws(ArrangementRefusal) -> NewElement {
    var ids: [String: String] = [:]
    for id in element.identifiers { ids[id] = identifiers.next() }
    let written = element.asWritten(by: document.writingXcode)
    guard let made = written.renamed(ids, keeping: { _ in false }) else {
      throw ArrangementRefusal("\(title) can't be inserted")
    }
    return made
  }

  /// What a version of Xcode writes for a new object of a class, by the name of its element; nil
  /// for one that the library doesn't have.
  /// - Parameter key: The key of an object that is a part of another one, as content views are.
  static func element(named name: String, key: String?, by xcode: Int) -> NewElement? {
    let part = key.flatMap { key in parts.first { $0.name == name && $0["key"] == key } }
    return (part ?? entryOfElement[name] ?? parts.first { $0.name == name })?.asWritten(by: xcode)
  }

  /// The elements of the entries by their names; of several, as those of buttons, the first.
  private static let entryOfElement = Dictionary(
    all.map { ($0.element.name, $0.element) }, uniquingKeysWith: { first, _ in first })

  /// The objects that come with others, in order.
  private static let parts = all.flatMap { parts(of: $0.element) }

  private static func parts(of element: NewElement) -> [NewElement] {
    element.children.flatMap { [$0] + parts(of: $0) }.filter { $0["id"] != nil }
  }
}
