import Wording

extension DocumentCheck {
  /// An attribute that refers to an object has the id of one.
  static let references = DocumentCheck { document, list in
    // Sorted, so that the suggestions don't depend on the order of a dictionary; and only if needed.
    var sorted: [String]?
    for element in [document.root] + Array(document.root.descendants) {
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        let name = element.markup.names[Int(record.name)]
        guard let severity = Self.severity(of: name, in: element) else { continue }
        let id = element.markup.value(of: record)
        guard document.object(id) == nil, id != "-1", id != "-2" else { continue }
        let ids = sorted ?? document.identified.keys.sorted()
        sorted = ids
        let place = Int(record.valueStart)..<Int(record.valueEnd)
        switch severity {
        case .error: list.error(unknown(id, as: name, among: ids), at: place)
        case .warning: list.warning(unknown(id, as: name, among: ids), at: place)
        }
      }
    }
  }

  private static func unknown(_ id: String, as attribute: String, among ids: [String]) -> String {
    let near = NearestName.suggestion(for: id, among: ids)
    return "\(attribute) refers to \(id.isEmpty ? "nothing" : id.excerpt): no object has this id"
      + (near.map { "; did you mean \($0)?" } ?? "")
  }

  /// How bad an unknown id is; nil for an attribute that doesn't refer to an object.
  ///
  /// What Interface Builder notes for itself does no harm: measured sizes, and which of several
  /// segues the bars of a scene come from.
  private static func severity(
    of attribute: String, in element: Element
  ) -> DocumentProblem.Severity? {
    guard let elements = referring[attribute] else { return nil }
    let name = element.name
    if name == "designable" || name == "segue" && attribute == "reference" { return .warning }
    return elements.isEmpty || elements.contains(name) ? .error : nil
  }

  /// The attributes that refer to objects, with the elements that they do so in: all, if there are
  /// none.
  private static let referring: [String: Set<String>] = [
    "destination": ["outlet", "outletCollection", "action", "segue"],
    "firstItem": ["constraint"], "secondItem": ["constraint"],
    "reference": [], "name": ["designable"], "initialViewController": ["document"],
    "popoverAnchorBarButtonItem": ["segue"], "popoverAnchorView": ["segue"],
    "tableViewCell": ["tableViewCellContentView"], "textLabel": ["tableViewCell"],
    "detailTextLabel": ["tableViewCell"], "imageView": ["tableViewCell"],
  ]
}
