import InterfaceBuilder
import LayoutTools

/// The document that a lesson begins with: the empty template with a few views and constraints.
struct LessonDocument: Sendable {
  /// A view of the object library.
  struct View: Sendable {
    /// The id, by which the lesson knows the view, whatever the view is renamed to.
    let id: String
    let name: String
    /// What is written for the view, with its frame.
    fileprivate let element: NewElement

    /// - Parameters:
    ///   - title: The name in the library.
    ///   - text: What a label or a button says.
    ///   - isHeld: Whether prototyping constraints hold the view at its frame.
    ///   - attributes: What is written otherwise than for a view that was just placed.
    init(
      _ title: String, _ id: String, named name: String, at frame: Rect, text: String? = nil,
      isHeld: Bool = false, _ attributes: KeyValuePairs<String, String> = [:], views: [View] = []
    ) {
      (self.id, self.name) = (id, name)
      var element = LibraryEntry.named(title)?.element ?? NewElement("view")
      element["id"] = id
      element["userLabel"] = name
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
      if isHeld { element["fixedFrame"] = "YES" }
      for (name, value) in attributes { element[name] = value }
      if let text { element.say(text) }
      element.children.removeAll { $0.name == "viewLayoutGuide" }
      element.children.insert(NewElement(frame, key: "frame"), at: 0)
      if isHeld { element.children.insert(.fixedCornerMask, at: 1) }
      if !views.isEmpty {
        element.children.append(NewElement("subviews", children: views.map(\.element)))
      }
      self.element = element
    }
  }

  var views: [View] = []
  var constraints: [NewConstraint] = []

  /// The text of the document.
  /// - Parameter title: The title of its scene.
  func text(titled title: String) -> String {
    let root = ElementPath(Self.root)
    var edits: [DocumentEdit] = [.set("title", of: ElementPath(Self.controller), to: title)]
    if !views.isEmpty { edits.append(.insert(views.map(\.element), into: root.group("subviews"))) }
    if !constraints.isEmpty {
      let elements = zip(1..., constraints).map { number, constraint in
        constraint.element(id: "con-\(number)", in: Self.root)
      }
      edits.append(.insert(elements, into: root.group("constraints")))
    }
    guard let change = try? Self.template?.applying(edits) else { return Template.empty.text }
    return String(decoding: change.document.markup.source.bytes, as: UTF8.self)
  }

  private static let template = Document.read(
    Array(Template.empty.text.utf8), name: "empty"
  ).document
  private static let controller = template?.initialController?["id"] ?? ""
  /// The id of the view that contains all others.
  static let root = template?.initialController?.rootView?["id"] ?? ""
  /// The id of its safe area.
  static let safeArea =
    template?.object(root)?.children.first { $0.name == "viewLayoutGuide" }?["id"] ?? ""
}

extension NewElement {
  /// Gives a label or a button its text.
  fileprivate mutating func say(_ text: String) {
    if self["text"] != nil { self["text"] = text }
    for index in children.indices where children[index]["title"] != nil {
      children[index]["title"] = text
    }
  }
}
