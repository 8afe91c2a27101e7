/// The indices of the elements of a document that have an id.
struct IdentifiedElements: Sendable {
  /// The indices by the ids; of several elements with the same id, the index of the first.
  private(set) var indices: [String: Int32] = [:]

  /// Finds the elements inside of the outermost one.
  init(_ root: Element) {
    for element in root.descendants { add(element) }
  }

  private mutating func add(_ element: Element) {
    guard let id = element["id"], element.isObject else { return }
    if let known = indices[id], known < Int32(element.index) { return }
    indices[id] = Int32(element.index)
  }
}
