import InterfaceBuilder

/// The elements whose objects are being made, one inside of the other, and the numbers of objects.
///
/// Controllers contain others, so that a short document can ask for endlessly many.
package struct Nesting {
  /// Controllers inside of one another beyond this number are left out.
  static let deepest = 32
  /// Controllers that are made with the outermost one beyond this number are left out.
  static let mostControllers = 1_000
  /// Controllers are left out when this number of objects has been made with the outermost one.
  static let mostObjects = 200_000

  /// The elements whose objects are being made, the outermost first.
  private(set) var path: [Element] = []
  private(set) var controllers = 0
  private(set) var views = 0
  private(set) var objects = 0

  /// Whether an element's object is being made, so that the next object would be inside of it.
  func holds(_ element: Element) -> Bool { path.contains(element) }

  package mutating func begin(_ element: Element) {
    if path.isEmpty { (controllers, views, objects) = (0, 0, 0) }
    path.append(element)
  }

  package mutating func end() { path.removeLast() }

  mutating func countObject() { objects += 1 }

  /// Counts a controller; false if there are too many.
  mutating func takeController() -> Bool {
    controllers += 1
    return controllers <= Self.mostControllers && objects <= Self.mostObjects
  }

  /// Counts a view; false if there are too many.
  mutating func takeView() -> Bool {
    views += 1
    return views <= Document.mostViews
  }
}
