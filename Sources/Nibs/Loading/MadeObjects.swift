import AutoLayout
import Foundation
import InterfaceBuilder

/// The objects of a document by their ids: retained while they are made, until each has its place
/// in another, and only referred to after that.
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

  /// Releases the objects, and refers to those that are looked up later.
  mutating func release(referringTo isLookedUp: (AnyObject) -> Bool) {
    for (id, object) in retained where isLookedUp(object) {
      references[id] = Reference(object: object)
    }
    retained = [:]
  }
}

/// A connection that is made when the object it leads to is there.
struct PendingConnection {
  let element: Element
  weak var source: AnyObject?
}

extension Instantiation {
  /// Whether views are looked up by their ids when all of them are made.
  private var looksUpViews: Bool {
    hasPrototypes || !installations.isEmpty || segues.contains { $0["popoverAnchorView"] != nil }
  }

  /// Releases the objects when all of them are made. Those that no other object holds are kept:
  /// what size classes have taken away, and what is in a scene beside its controller.
  func release() {
    for installation in installations { keepTaken(installation.element) }
    // An object to which something refers weakly is slower to retain, and layouts retain views
    // often.
    objects.release { object in
      !(object is NSLayoutConstraint || object is UILayoutGuide)
        && (looksUpViews || !(object is UIView))
    }
    knownOutlets = [:]
  }

  /// Keeps the subviews that size classes have taken away from a view.
  private func keepTaken(_ element: Element) {
    guard element.variesMembers("subviews") else { return }
    for child in element.list("subviews") {
      guard let id = child["id"], let view = objects[id] as? UIView else { continue }
      kept[id] = view.superview == nil ? view : nil
    }
  }
}
