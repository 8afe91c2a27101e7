/// The class of UIKit, or of another framework, of the object that an element stands for.
public struct ElementClass: Hashable, Sendable {
  /// What objects of the class are to a document.
  public enum Kind: Hashable, Sendable {
    case view
    case controller
    case gestureRecognizer
    /// An object of another kind: a bar item, a layout of a collection.
    case object
  }

  /// The name of the elements.
  public let element: String
  /// The name of the class.
  public let className: String
  /// The name of the class above it.
  public let superclass: String
  /// What its objects are.
  public let kind: Kind

  init(_ element: String, _ className: String, _ superclass: String, _ kind: Kind) {
    self.element = element
    self.className = className
    self.superclass = superclass
    self.kind = kind
  }

  /// The class of an element by its name; nil for an element that stands for no object.
  public static func named(_ element: String) -> ElementClass? {
    ElementSchema.named(element)?.elementClass
  }

  /// The classes of all elements of iOS documents that stand for objects.
  public static let all = ElementSchema.all.compactMap(\.elementClass)

  /// The names of a class and of the classes above it, up to `UIView`, `UIViewController` or
  /// `NSObject`.
  ///
  /// A stand-in for a class that is not there is an object of the first class in the list that is
  /// there.
  public static func ancestry(of className: String) -> [String] {
    var names = [className]
    while let last = names.last, let next = superclasses[last], names.count < 16 {
      names.append(next)
    }
    return names
  }

  private static let superclasses: [String: String] = {
    // Classes that stand between two classes of the schema.
    var superclasses = ["UIBarItem": "NSObject", "UITrackingLayoutGuide": "UILayoutGuide"]
    for found in all where found.className != found.superclass {
      superclasses[found.className] = found.superclass
    }
    return superclasses
  }()
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
