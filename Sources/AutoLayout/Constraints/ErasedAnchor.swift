import Foundation

/// An anchor without the type of its axis, as a constraint returns it.
///
/// Swift's generic classes are not covariant as Objective-C's are, so that a constraint can't
/// return the anchor of its item itself. The anchor returned instead is equal to it, prints like
/// it, and is the same object each time.
final class ErasedAnchor: NSLayoutAnchor<AnyObject> {
  private let anchor: NSObject & AnchorIdentity
  private let anchorIdentity: ObjectIdentifier

  init<Anchor>(_ anchor: NSLayoutAnchor<Anchor>) {
    self.anchor = anchor
    anchorIdentity = ObjectIdentifier(anchor)
    super.init(node: anchor.node, attribute: anchor.attribute)
  }

  required init?(coder: NSCoder) { nil }

  override nonisolated var identity: ObjectIdentifier { anchorIdentity }
  override var offset: AnchorOffset? { anchor.offset }
  override var name: String { anchor.name }
  override var description: String { MainActor.assumeIsolated { anchor.description } }
}

/// The properties that anchors of all axes share.
@MainActor
protocol AnchorIdentity {
  /// The identity of the item's own anchor.
  nonisolated var identity: ObjectIdentifier { get }
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
    anchor(attribute) {
      switch attribute.kind {
      case .x:
        ErasedAnchor(anchor(attribute) { NSLayoutXAxisAnchor(node: self, attribute: attribute) })
      case .y:
        ErasedAnchor(anchor(attribute) { NSLayoutYAxisAnchor(node: self, attribute: attribute) })
      case .size, .none:
        ErasedAnchor(anchor(attribute) { NSLayoutDimension(node: self, attribute: attribute) })
      }
    }
  }
}
