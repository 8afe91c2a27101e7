import Foundation

/// A linear relation between two layout attributes:
/// `first.attribute  relation  multiplier * second.attribute + constant`.
///
/// See Apple's [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left of the relation; not retained.
  public var firstItem: AnyObject? { firstNode?.item }
  /// The item on the right of the relation, if there is one; not retained.
  public var secondItem: AnyObject? { secondNode?.item }
  public var firstAttribute: Attribute { storedFirstAttribute }
  public var secondAttribute: Attribute { storedSecondAttribute }
  public var relation: Relation { storedRelation }
  public var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the right side, in points; cheap to change.
  open var constant: CGFloat {
    get { symbolicSpacing?.points(in: self) ?? storedConstant }
    set { setConstant(newValue) }
  }

  /// How much the constraint matters; required unless changed.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { containerNode?.container != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// A name for people; names that start with `UI` or `NS` are the system's.
  open var identifier: String?
  open var shouldBeArchived = false

  /// The distances that stand in place of an item's own size on either side, if there are any.
  var firstOffset: AnchorOffset?
  var secondOffset: AnchorOffset?

  private(set) var firstNode: LayoutNode?
  private(set) var secondNode: LayoutNode?
  // Stored where the compiler sees all that sets them, so that the runtime does not check each use
  // for overlapping access.
  private var storedFirstAttribute = Attribute.notAnAttribute
  private var storedSecondAttribute = Attribute.notAnAttribute
  private var storedRelation = Relation.equal
  private var storedMultiplier = CGFloat(1)

  var storedConstant: CGFloat = 0
  /// The spacing that stands in place of a constant, if there is one.
  var symbolicSpacing: SystemSpacing?
  var storedPriority = UILayoutPriority.required

  /// The node of the view that holds the constraint while it is active: the nearest common ancestor
  /// of its items.
  var containerNode: LayoutNode?
  /// When the constraint was activated, counted over all activations; 0 while it is not active, and for
  /// one that the system keeps outside of views' `constraints`.
  package internal(set) var activationIndex = 0
  /// Whether the constraint was refused when it was made; it then never takes part.
  private(set) var isIllegal = false
  /// Where the engine's table has what stands for the constraint while it is active.
  var place = TablePlace.none
  /// Where the constraint stands in the lists of its container and of its items.
  private var places: (held: Int, first: Int, second: Int) = (0, 0, 0)

  /// A constraint about nothing, which never takes part: what a subclass's own initializers call.
  public override init() { super.init() }

  /// Says what the constraint is about, as it is made.
  func relate(
    _ first: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation,
    to second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstNode = first
    secondNode = second
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = second == nil ? .notAnAttribute : secondAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
  }

  /// A constraint that is known to make sense, or that only the system can make.
  convenience init(
    validatedFirst first: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation,
    second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(
      first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// A constraint between two attributes, or, without a second item, of a size and a constant.
  ///
  /// A pairing that makes no sense raises UIKit's exception.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as AnyObject
    let second = view2.map { $0 as AnyObject }
    self.init()
    relate(
      (first as? any LayoutItem)?.node, attr1, relation,
      to: (second as? any LayoutItem)?.node, attr2, multiplier: multiplier, constant: c)
    if let (name, reason) = Self.validate(
      first: first, attr1, second: second, attr2, multiplier: multiplier, constant: c)
    {
      isIllegal = true
      LayoutException.raise(name, reason)
    }
  }

  /// Activates each constraint, in the order of the array.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each constraint, in the order of the array.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func place(as role: ConstraintList.Role) -> Int {
    switch role {
    case .held: places.held
    case .first: places.first
    case .second: places.second
    }
  }

  func setPlace(_ place: Int, as role: ConstraintList.Role) {
    switch role {
    case .held: places.held = place
    case .first: places.first = place
    case .second: places.second = place
    }
  }

  open override var description: String {
    MainActor.assumeIsolated { layoutDescription }
  }

  open override var debugDescription: String { description }

  /// Whether the constraint belongs to the system: it is then kept in preference to an app's own.
  var isSystemOwned: Bool {
    guard let start = identifier?.utf8.prefix(2) else { return false }
    return start.elementsEqual("UI".utf8) || start.elementsEqual("NS".utf8)
  }

  /// The axis on which the constraint acts.
  package var axis: Axis { firstAttribute.axis ?? .horizontal }
}
