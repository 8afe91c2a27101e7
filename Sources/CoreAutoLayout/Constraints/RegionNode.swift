/// The node of a layout guide. It is generic in the class of guides, which is defined above the
/// engine.
package final class RegionNode<Region: LayoutRegion>: LayoutNode {
  private var reference = LooseReference<Region>(nil)

  package override init() {}

  /// Connects the node to a guide that is being created.
  package func begin(_ region: Region) {
    reference = LooseReference(region)
    isPresent = true
  }

  /// The guide; nil once its deinitialisation has begun.
  package var ownRegion: Region? { reference.address.object }

  package override var item: (any LayoutItem)? { ownRegion }
  override func letGo() { reference = LooseReference(nil) }
}
