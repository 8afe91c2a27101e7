/// The node of a layout guide.
typealias GuideNode = RegionNode<UILayoutGuide>

extension LayoutNode {
  /// The item as a guide; `nil` if it is a view.
  var guide: UILayoutGuide? { (self as? GuideNode)?.ownRegion }
}
