import AutoLayout
import Foundation
import InterfaceBuilder

/// The objects of a document by their ids: retained while they are made, until each has its place in
/// another, and only referred to after that.
@MainActor
struct MadeObjects {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var retained: [String: AnyObject] = [:]
  private var references: [String: Reference] = [:]

  subscript(_ id: String) -> AnyObject? {
    get { retained[id] ?? references[id]?.object }
    set {
      retained[id] = newValue
      if newValue == nil { references[id] = nil }
    }
  }

  /// Releases the objects.
  mutating func release() {
    for (id, object) in retained { references[id] = Reference(object: object) }
    retained = [:]
  }
}

/// A connection that is made when the object it leads to is there.
struct PendingConnection {
  let element: Element
  weak var source: AnyObject?
}

extension Instantiation {
  /// Releases the objects when all of them are made. Those that no other object holds are kept: what size
  /// classes have taken away, and what is in a scene beside its controller.
  func release() {
    for installation in installations { keepTaken(installation.element) }
    objects.release()
    knownOutlets = [:]
  }

  /// Keeps the subviews that size classes have taken away from a view, and the constraints that they can.
  private func keepTaken(_ element: Element) {
    for group in ["subviews", "constraints"] where element.variesMembers(group) {
      for child in element.child(group).map({ Array($0.children) }) ?? [] {
        guard let id = child["id"], let object = objects[id] else { continue }
        kept[id] = (object as? UIView)?.superview == nil ? object : nil
      }
    }
  }
}
