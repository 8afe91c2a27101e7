/// The node of a view. It is generic in the class of views, which is defined above the engine.
package final class ContainerNode<Container: LayoutContainer>: LayoutNode {
  private var reference = LooseReference<Container>(nil)

  package override init() {}

  /// Connects the node to a view that is being created.
  package func begin(_ container: Container) {
    reference = LooseReference(container)
    isPresent = true
  }

  /// The view; nil once its deinitialisation has begun.
  package var ownContainer: Container? { reference.address.object }

  package override var item: (any LayoutItem)? { ownContainer }
  override var container: (any LayoutContainer)? { ownContainer }
  override var isContainer: Bool { true }
  override func letGo() { reference = LooseReference(nil) }
}
