import Foundation

/// The node of a layout guide.
final class GuideNode: LayoutNode {
  private var reference = LooseReference<UILayoutGuide>(nil)

  /// Makes the node that of a guide that is being made.
  func begin(_ guide: UILayoutGuide) {
    reference = LooseReference(guide)
    isPresent = true
  }

  /// The guide; nil from the moment at which it begins to go away.
  var ownGuide: UILayoutGuide? { reference.address.object }

  override var item: (any LayoutItem)? { ownGuide }
  override var region: (any LayoutRegion)? { ownGuide }
  override func letGo() { reference = LooseReference(nil) }
}

extension LayoutNode {
  /// The item, if it is a guide.
  var guide: UILayoutGuide? { (self as? GuideNode)?.ownGuide }
}
