import InterfaceBuilder

/// The objects with values or subviews that depend on size classes.
@MainActor
final class VariedObjects {
  private let objects: MadeObjects
  var context: InstantiationContext { objects.context }
  var installations: [Installation] = []
  /// Whether the outermost view tells when the size classes change.
  var isWatching = false

  init(_ objects: MadeObjects) { self.objects = objects }

  /// Notes an object whose values depend on size classes, and applies the values for the present
  /// ones.
  func follow(_ object: AnyObject, _ element: Element) {
    guard element.child("variation") != nil else { return }
    let installation = Installation(object, element)
    installations.append(installation)
    if !element.variations(for: context.designTraits).isEmpty { apply(installation) }
  }

  func apply(_ installation: Installation) {
    guard let object = installation.object, !installation.names.isEmpty else { return }
    PropertyDecoder(
      installation.names, variedIn: installation.element, from: installation.originals, in: context
    ).decode(object)
  }

  /// The views that have other frames in some size classes, or are held at their frames in some.
  var viewsWithVariedFrames: [(view: UIView, element: Element)] {
    installations.compactMap { installation in
      guard !installation.names.isDisjoint(with: ["frame", "fixedFrame"]),
        let view = installation.object as? UIView
      else { return nil }
      return (view, installation.element)
    }
  }

  /// The subviews that size classes take away and bring back.
  var movingViews: Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for element in installations.map(\.element) where element.variesMembers("subviews") {
      for variation in element.children where variation.name == "variation" {
        for change in variation.list("mask", key: "subviews") {
          if let view = change["reference"].flatMap({ objects[$0] }) {
            views.insert(ObjectIdentifier(view))
          }
        }
      }
    }
    return views
  }
}
