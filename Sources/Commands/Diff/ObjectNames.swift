import InterfaceBuilder
import LayoutTools
import Stage
import Wording

/// What people call the objects of a document.
struct ObjectNames {
  private let document: Document
  private let outlets: [String: String]
  /// How many objects of a scene have a name.
  private var counts: [String: Int] = [:]

  init(_ document: Document) {
    self.document = document
    outlets = document.outletNames
    for element in document.identifiedObjects {
      guard let name = given(element) else { continue }
      counts[key(name, element), default: 0] += 1
    }
  }

  /// The id of the controller of the scene that an element is in, or of the object of a xib; nil
  /// for what is outside of all scenes.
  func scene(of element: Element) -> String? {
    if document.kind == .storyboard { return document.scene(of: element)?.controller?["id"] }
    return sequence(first: element, next: \.parent)
      .first { $0.parent?.name == "objects" && $0.parent?.parent == document.root }?["id"]
  }

  /// An object in a sentence: `label title`, `button "OK"`, `image view qXe-3c-Rq5`.
  func title(of element: Element) -> String {
    let id = element["id"] ?? ""
    switch element.name {
    case "document": return "document"
    case "scene": return "scene"
    case "constraint":
      let line = Constraint(element)?.line { word(for: $0) } ?? id
      return "constraint \(line.printable)"
    case "outlet", "outletCollection":
      return "outlet \(element["property"] ?? id) to \(destination(element))".printable
    case "action":
      return "action \(element["selector"] ?? id) of \(title(ofParentOf: element))".printable
    case "segue":
      let name = element["identifier"] ?? element["relationship"] ?? element["kind"] ?? id
      return "segue \(name) to \(destination(element))".printable
    default: break
    }
    let kind = LayoutGuideElement(element)?.title ?? element.kindTitle
    return "\(kind.lowercased()) \(shortName(of: element))".trimmingTrailingBlanks.printable
  }

  /// The object with an id, in a sentence; the id itself if there is none.
  func object(_ id: String?) -> String {
    guard let id else { return "nothing" }
    return document.object(id).map { title(of: $0) } ?? id
  }

  /// The object to which a connection leads. A connection that leads to another one, as only a
  /// broken document has it, may lead back to itself.
  private func destination(_ element: Element) -> String {
    let id = element["destination"]
    let isConnection = id.flatMap { document.object($0) }?["destination"] != nil
    return isConnection ? id ?? "" : object(id)
  }

  private func title(ofParentOf element: Element) -> String {
    element.parent?.parent.map { title(of: $0) } ?? "document"
  }

  /// The name without the kind: a name that somebody has given, a text in quotation marks, or the
  /// id.
  private func shortName(of element: Element) -> String {
    let id = element["id"] ?? ""
    if LayoutGuideElement(element) != nil, element["key"] != nil { return "" }
    guard let name = given(element) else { return element.isRootView ? "of the scene" : id }
    let isQuoted = !isName(element)
    let shown = isQuoted ? "\"\(name.excerpt)\"" : name.excerpt
    return isUnique(name, element) ? shown : "\(shown) (\(id))"
  }

  /// An item in the line of a constraint.
  private func word(for id: String?) -> String {
    guard let id, let element = document.object(id) else { return id ?? "nothing" }
    if let guide = LayoutGuideElement(element) {
      return element["key"] ?? (element["type"].map { "\($0)LayoutGuide" }) ?? guide.title
    }
    if let name = given(element) {
      return isUnique(name, element) ? name.excerpt : "\(name.excerpt) \(id)"
    }
    return element.isRootView ? "view" : "\(element.name) \(id)"
  }

  /// A name that somebody has given, or else the text that it shows.
  private func given(_ element: Element) -> String? {
    let names = [element.string("userLabel"), element["id"].flatMap { outlets[$0] }]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty }
      ?? (element.isRootView ? nil : element["customClass"] ?? element.shownText)
      ?? (element.isController ? element["storyboardIdentifier"] ?? element["customClass"] : nil)
  }

  /// Whether it has a name, and not only a text.
  private func isName(_ element: Element) -> Bool {
    element.string("userLabel")?.isEmpty == false || element["customClass"] != nil
      || element["id"].map { outlets[$0] != nil } ?? false || element.isController
  }

  private func isUnique(_ name: String, _ element: Element) -> Bool {
    counts[key(name, element)] == 1
  }

  private func key(_ name: String, _ element: Element) -> String {
    "\(scene(of: element) ?? "")\u{0}\(name)"
  }
}

extension Element {
  /// Whether it is the view of a controller.
  fileprivate var isRootView: Bool { isView && self["key"] == "view" }
}
