import Wording

extension DocumentCheck {
  /// An attribute that refers to an object has the id of one.
  static let references = DocumentCheck { document, list in
    // Sorted, so that the suggestions don't depend on the order of a dictionary; and only if
    // needed.
    var sorted: [String]?
    // Looked up once for each name of the document, and not for each element.
    let referring = document.root.markup.names.map { ObjectReference.referring[$0] }
    for element in [document.root] + Array(document.root.descendants) {
      for reference in element.references({ referring[$0] }) {
        let id = reference.id
        guard document.object(id) == nil, id != "-1", id != "-2" else { continue }
        let ids = sorted ?? document.identified.indices.keys.sorted()
        sorted = ids
        let place = element.rangeOfValue(reference.attribute) ?? element.startTag
        let message = unknown(id, as: reference.attribute, among: ids)
        if element.parent?.name == "mask" || element.parent?.parent?.name == "variation" {
          // The variation concerns nothing then, and Xcode leaves it there.
          list.hint(message, at: place)
        } else if isHarmless(reference, in: element) {
          list.warning(message, at: place)
        } else {
          list.error(message, at: place)
        }
      }
    }
  }

  private static func unknown(_ id: String, as attribute: String, among ids: [String]) -> String {
    let near = NearestName.suggestion(for: id, among: ids)
    return "\(attribute) refers to \(id.isEmpty ? "nothing" : id.excerpt): no object has this id"
      + (near.map { "; did you mean \($0)?" } ?? "")
  }

  /// Whether an unknown id does no harm, because Interface Builder notes the reference for itself
  /// alone: measured sizes, and the segue from which the bars of a scene come.
  private static func isHarmless(_ reference: ObjectReference, in element: Element) -> Bool {
    element.name == "designable" || element.name == "segue" && reference.attribute == "reference"
  }
}
