/// An anchor without the type of its axis, as a constraint returns it.
///
/// Swift's generic classes are not covariant as Objective-C's are, so that a constraint can't
/// return the anchor of its item itself. The anchor returned instead is equal to it, prints like
/// it, and is the same object each time.
final class ErasedAnchor: NSLayoutAnchor<AnyObject> {
  private let anchor: NSObject & AnchorIdentity
  private let anchorIdentity: AnchorKey

  /// - Parameter identity: The identity of the anchor to which this one is equal; nil for that of
  ///   `anchor`.
  init<Anchor>(_ anchor: NSLayoutAnchor<Anchor>, identity: AnchorKey? = nil) {
    self.anchor = anchor
    anchorIdentity = identity ?? anchor.identity
    super.init(node: anchor.node, attribute: anchor.attribute)
  }

  required init?(coder: NSCoder) { nil }

  override nonisolated var identity: AnchorKey { anchorIdentity }
  override var offset: AnchorOffset? { anchor.offset }
  override var name: String { anchor.name }
  override var description: String { describe(self) { anchor.description } }
}

/// What an anchor stands for. Anchors that are equal have equal keys.
struct AnchorKey: Hashable, Sendable {
  private let node: ObjectIdentifier
  private let attribute: NSLayoutConstraint.Attribute
  /// The distance for which a dimension stands, if it is not an item's.
  private let distance: ObjectIdentifier?

  init(
    node: LayoutNode, attribute: NSLayoutConstraint.Attribute, distance: ObjectIdentifier? = nil
  ) {
    self.node = ObjectIdentifier(node)
    self.attribute = attribute
    self.distance = distance
  }
}

/// The properties that anchors of all axes share.
@MainActor
protocol AnchorIdentity {
  /// The attribute and item for which the anchor stands, by which anchors are compared.
  nonisolated var identity: AnchorKey { get }
  var offset: AnchorOffset? { get }
  var name: String { get }
}

extension NSLayoutConstraint {
  /// The anchor on the left of the relation; equal to the item's own.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    firstOffset?.erased ?? (firstNode ?? LayoutNode()).erasedAnchor(firstAttribute)
  }

  /// The anchor on the right of the relation, if there is one; equal to the item's own.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondOffset?.erased ?? secondNode?.erasedAnchor(secondAttribute)
  }
}

extension LayoutNode {
  func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> ErasedAnchor {
    if let known: ErasedAnchor = anchor(attribute) { return known }
    let erased =
      switch attribute.kind {
      case .x: ErasedAnchor(xAnchor(attribute))
      case .y: ErasedAnchor(yAnchor(attribute))
      case .size, .none: ErasedAnchor(dimension(attribute))
      }
    return keep(erased, attribute)
  }
}
