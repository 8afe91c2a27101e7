import InterfaceBuilder

/// An object whose values or subviews depend on the size classes, with its original values.
@MainActor
final class Installation {
  weak var object: AnyObject?
  let element: Element
  let names: Set<String>
  let originals = OriginalValues()

  init(_ object: AnyObject, _ element: Element) {
    self.object = object
    self.element = element
    names = element.variedNames
  }
}
