import Foundation

/// The engine's node of a layout guide.
final class GuideNode: LayoutNode {
  private var reference = LooseReference<UILayoutGuide>(nil)

  /// Connects the node to a guide that is being created.
  func begin(_ guide: UILayoutGuide) {
    reference = LooseReference(guide)
    isPresent = true
  }

  /// The guide; `nil` once its deinitialisation has begun.
  var ownGuide: UILayoutGuide? { reference.address.object }

  override var item: (any LayoutItem)? { ownGuide }
  override var region: (any LayoutRegion)? { ownGuide }
  override func letGo() { reference = LooseReference(nil) }
}

extension LayoutNode {
  /// The item as a guide; `nil` if it is a view.
  var guide: UILayoutGuide? { (self as? GuideNode)?.ownGuide }
}
