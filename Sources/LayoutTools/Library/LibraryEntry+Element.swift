import InterfaceBuilder

extension LibraryEntry {
  /// The element with new ids, as written by the version of Xcode that saved the document.
  func made(
    in document: Document, _ identifiers: inout Identifiers
  ) throws(ArrangementRefusal) -> NewElement {
    var ids: [String: String] = [:]
    for id in element.identifiers { ids[id] = identifiers.next() }
    let xcode = document.writingXcode
    let written = element(by: xcode).withColors(of: xcode)
    guard let made = written.renamed(ids, keeping: { _ in false }) else {
      throw ArrangementRefusal("\(title) can't be inserted")
    }
    return made
  }

  /// What a version of Xcode writes for a new object of a class, by the name of its element; nil
  /// for an object that the library doesn't have.
  /// - Parameter key: The key of an object that is a part of another one, as content views are.
  static func element(named name: String, key: String?, by xcode: Int) -> NewElement? {
    let elements = (entriesByElement[name] ?? []).map { $0.element(by: xcode) }
    let parts = elements.flatMap(parts)
    let part = key.flatMap { key in parts.first { $0.name == name && $0["key"] == key } }
    // Of several entries, such as the buttons, the first counts.
    let element =
      part ?? elements.first { $0.name == name } ?? parts.first { $0.name == name }
    return element?.withColors(of: xcode)
  }

  /// The entries by the names of their elements, and of the objects that come with the elements.
  private static let entriesByElement = all.reduce(into: [String: [LibraryEntry]]()) {
    for name in Set([$1.element.name] + parts(of: $1.element).map(\.name)) {
      $0[name, default: []].append($1)
    }
  }

  /// The objects that come with an element, in order.
  private static func parts(of element: NewElement) -> [NewElement] {
    element.children.flatMap { [$0] + parts(of: $0) }.filter { $0["id"] != nil }
  }
}
