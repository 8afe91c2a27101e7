/// An attribute of an item, for creating constraints with attributes of the same kind.
///
/// The constraints are inactive. See Apple's
/// [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorIdentity,
  NSCopying, @preconcurrency NSCoding
{
  /// The view or guide to which the attribute belongs; nil once that is gone, since an anchor does
  /// not retain it.
  public var item: AnyObject? { node.item }
  package nonisolated let node: LayoutNode
  package nonisolated let attribute: NSLayoutConstraint.Attribute

  init(node: LayoutNode, attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
  }

  /// Returns nil: there are no archives of anchors here.
  public required init?(coder: NSCoder) {
    node = LayoutNode()
    attribute = .notAnAttribute
    return nil
  }

  open func encode(with coder: NSCoder) { raiseNoArchive(of: self) }

  /// The anchor itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated var identity: AnchorKey { AnchorKey(node: node, attribute: attribute) }

  /// Whether both stand for the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorIdentity)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }

  /// The distance between two anchors, if the anchor stands for one; nil for an attribute of an
  /// item.
  package var offset: AnchorOffset? { nil }

  /// The attribute's name, such as `leading`.
  open var name: String { attribute.name }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = bareConstraint(relation, to: other, multiplier, constant)
    constraint.firstOffset = AnchorOffset(of: self)
    constraint.secondOffset = other.flatMap(AnchorOffset.init(of:))
    return constraint
  }

  /// The constraint between the items, which is refused as one without anchors is, unless an item
  /// is gone: that happens to a view that nothing but the expression has, and there is nothing left
  /// to refuse.
  private func bareConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let attribute2 = other?.attribute ?? .notAnAttribute
    guard let item, other == nil || other?.item != nil else {
      return NSLayoutConstraint(
        validatedFirst: node, attribute, relation, second: other?.node, attribute2,
        multiplier: multiplier, constant: constant)
    }
    return NSLayoutConstraint(
      checkedItem: item, attribute, relation, to: other?.item, attribute2, multiplier: multiplier,
      constant: constant)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor,
    systemSpacing multiplier: CGFloat
  ) -> NSLayoutConstraint {
    // The product is a constant first, so that a multiplier that is not finite is refused.
    let points = CoreAutoLayout.systemSpacing * multiplier
    let constraint = constraint(relation, to: other, constant: points)
    constraint.symbolicSpacing = SystemSpacing(.anchor, multiplier: multiplier)
    return constraint
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: 0)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  open override var description: String {
    describe(self) {
      let text = offset == nil ? "\(item.map(itemDescription) ?? "(null)").\(name)" : name
      return "<\(type(of: self)):\(address(of: self)) \"\(text)\">"
    }
  }
}
