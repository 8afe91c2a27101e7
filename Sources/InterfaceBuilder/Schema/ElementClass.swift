/// The class of UIKit, or of another framework, of the object that an element stands for.
public struct ElementClass: Hashable, Sendable {
  /// What objects of the class are to a document.
  public enum Kind: Hashable, Sendable {
    case view, controller, gestureRecognizer
    /// An object of another kind: a bar item, a layout of a collection.
    case object
  }

  /// The name of the elements.
  public let element: String
  /// The name of the class.
  public let className: String
  /// What its objects are.
  public let kind: Kind

  /// The class of an element by its name; nil for an element that stands for no object.
  public static func named(_ element: String) -> ElementClass? {
    ElementSchema.named(element)?.elementClass
  }

  /// The classes of all elements of iOS documents that stand for objects.
  public static let all = ElementSchema.all.compactMap(\.elementClass)
}

extension Element {
  /// The class that the element's name stands for; its `customClass` may be a subclass of it.
  public var elementClass: ElementClass? { ElementClass.named(name) }
  /// Whether the element is a view. An element of an unknown name is a view if it has a frame or an
  /// autoresizing mask.
  public var isView: Bool {
    if let elementClass { return elementClass.kind == .view }
    // The parts of objects have frames too: a variation has the frame for its size classes.
    guard !ElementSchema.isPart(name) else { return false }
    return child("rect", key: "frame") != nil || child("autoresizingMask") != nil
  }
  /// Whether the element is a view controller of this document.
  public var isController: Bool {
    elementClass.map { $0.kind == .controller } ?? name.hasSuffix("Controller")
  }
}
