/// The place of an element in a document, which stays the same while the text around it changes:
/// the id of an object, and the way from there to a part of it.
///
/// ```swift
/// ElementPath("abc-12-xyz").child("rect", key: "frame")
/// ElementPath("abc-12-xyz").group("constraints")
/// ```
public struct ElementPath: Hashable, Sendable {
  /// A step from an element to one of its children.
  public struct Step: Hashable, Sendable {
    /// The child's name; nil for any.
    public var name: String?
    /// An attribute that tells the child from others of its name; nil for the first child of the
    /// name.
    public var mark: NewElement.Attribute?

    /// Whether an element is the child that is meant.
    func leads(to element: Element) -> Bool {
      if let name, element.name != name { return false }
      return mark.map { element[$0.name] == $0.value } ?? true
    }
  }

  /// The id of the object; nil for the document's outermost element.
  public var id: String?
  /// The way from the object to the element.
  public var steps: [Step] = []

  /// The path of an object.
  public init(_ id: String) { self.id = id }

  private init() {}

  /// The path of the outermost element.
  public static let document = ElementPath()

  /// The path of a child with a value for its attribute `key`.
  public func child(_ name: String? = nil, key: String) -> ElementPath {
    adding(Step(name: name, mark: NewElement.Attribute("key", key)))
  }

  /// The path of the first child of a name, such as `subviews`, `constraints` or `connections`.
  public func group(_ name: String) -> ElementPath { adding(Step(name: name, mark: nil)) }

  /// The path of the child that refers to an object: an entry of a mask.
  public func reference(_ name: String, to id: String) -> ElementPath {
    adding(Step(name: name, mark: NewElement.Attribute("reference", id)))
  }

  /// The path of the values for some size classes: `heightClass=compact`.
  public func variation(_ condition: String) -> ElementPath { child("variation", key: condition) }

  private func adding(_ step: Step) -> ElementPath {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension Document {
  /// The element at a path; nil if it is not there.
  public func element(at path: ElementPath) -> Element? {
    guard let found = deepest(on: path), found.rest.isEmpty else { return nil }
    return found.element
  }

  /// The last element on a path that is there, and the steps that lead on from it; nil if the
  /// document doesn't have the path's object.
  func deepest(on path: ElementPath) -> (element: Element, rest: ArraySlice<ElementPath.Step>)? {
    guard var element = path.id.map(object) ?? root else { return nil }
    for (index, step) in path.steps.enumerated() {
      guard let child = element.children.first(where: step.leads) else {
        return (element, path.steps[index...])
      }
      element = child
    }
    return (element, [])
  }
}
