/// A linear relation between two layout attributes:
/// `first.attribute  relation  multiplier * second.attribute + constant`.
///
/// A box that is 400 points wide if the view has the room, and half as high:
///
/// ```swift
/// let box = UIView()
/// box.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(box)
/// let width = box.widthAnchor.constraint(equalToConstant: 400)
/// width.priority = .defaultHigh
/// NSLayoutConstraint.activate([
///   width,
///   box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
///   box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
///   box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///   box.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
/// ])
/// ```
///
/// See Apple's
/// [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left of the relation, which is not retained.
  public var firstItem: AnyObject? { firstNode?.item }
  /// The item on the right of the relation, if there is one, which is not retained.
  public var secondItem: AnyObject? { secondNode?.item }
  public var firstAttribute: Attribute { storedFirstAttribute }
  public var secondAttribute: Attribute { storedSecondAttribute }
  public var relation: Relation { storedRelation }
  public var multiplier: CGFloat { storedMultiplier }

  /// The constant added to the right side, in points. It is the cheapest property to change.
  open var constant: CGFloat {
    get { symbolicSpacing?.points(in: self) ?? storedConstant }
    set { setConstant(newValue) }
  }

  /// The priority of the constraint; required by default.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { isWaiting || containerNode?.container != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The name for debugging. Names that start with `UI` or `NS` are the system's.
  open var identifier: String?
  /// Has no effect: there are no archives of constraints.
  open var shouldBeArchived = false

  /// What the document that the constraint came out of says of it; nil for one that code made.
  package var documentOrigin: (any DocumentPlace)? {
    get { storedDocumentOrigin }
    set { storedDocumentOrigin = newValue }
  }

  /// The distances that replace an item's size on either side; nil if there is none.
  var firstOffset: AnchorOffset?
  var secondOffset: AnchorOffset?

  private(set) var firstNode: LayoutNode?
  private(set) var secondNode: LayoutNode?
  // Stored where the compiler sees everything that sets them, so that the runtime need not check
  // each access for overlaps.
  private var storedFirstAttribute = Attribute.notAnAttribute
  private var storedSecondAttribute = Attribute.notAnAttribute
  private var storedRelation = Relation.equal
  private var storedMultiplier = CGFloat(1)
  private var storedDocumentOrigin: (any DocumentPlace)?

  var storedConstant: CGFloat = 0
  /// The system spacing that replaces a constant, if there is one.
  package var symbolicSpacing: SystemSpacing?
  package var storedPriority = UILayoutPriority.required

  /// The node of the view that holds the constraint while it is active: the nearest common ancestor
  /// of its items.
  package var containerNode: LayoutNode?
  /// The number of the activation, in all hierarchies; 0 if the constraint is not active, and for
  /// constraints that the system keeps outside the `constraints` of views.
  package internal(set) var activationIndex = 0
  /// Whether the constraint was refused when it was created. It then never takes part in the
  /// layout.
  package private(set) var isIllegal = false
  /// Whether the engine has refused the constraint since it was activated.
  var isRefused = false
  /// Whether the constraint was activated on a guide without an owner, and waits for one.
  var isWaiting = false
  /// The place of the constraint's entry in the engine's table while it is active.
  var place = TablePlace.none
  /// The places of the constraint in the lists of its container and of its items.
  private var places: (held: Int, first: Int, second: Int) = (0, 0, 0)

  /// Creates a constraint without items, which never takes part in the layout, for the initializers
  /// of subclasses.
  public override init() { super.init() }

  /// Sets the constraint's items, attributes and relation, as it is created.
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

  /// Gives the constraint another relation and another factor, which its class does not let an app
  /// change: as if another constraint stood in its place, with its rank.
  package func relate(_ relation: Relation, multiplier: CGFloat) {
    guard relation != storedRelation || multiplier != storedMultiplier else { return }
    storedRelation = relation
    storedMultiplier = multiplier
    containerNode?.engine?.setNeedsRebuild()
  }

  /// Creates a constraint that is known to be valid, or that only the system can create.
  package convenience init(
    validatedFirst first: LayoutNode?, _ firstAttribute: Attribute, _ relation: Relation,
    second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(
      first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// Creates a constraint between two attributes, or between a size and a constant if there is no
  /// second item.
  ///
  /// A pair of attributes that can't be related raises UIKit's exception.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      checkedItem: view1 as AnyObject, attr1, relation, to: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  /// Creates the constraint of
  /// ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` from objects, which
  /// need not be bridged to be objects.
  convenience init(
    checkedItem first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
    to second: AnyObject?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(
      (first as? any LayoutItem)?.node, firstAttribute, relation,
      to: (second as? any LayoutItem)?.node, secondAttribute, multiplier: multiplier,
      constant: constant)
    if let (name, reason) = Self.validate(
      first: first, firstAttribute, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
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

  open override var description: String { describe(self) { layoutDescription } }

  open override var debugDescription: String { description }

  /// Whether the identifier marks the constraint as the system's. It then takes precedence over an
  /// app's constraints.
  var isSystemOwned: Bool {
    guard let start = identifier?.utf8.prefix(2) else { return false }
    return start.elementsEqual("UI".utf8) || start.elementsEqual("NS".utf8)
  }

  /// The axis of the constraint.
  package var axis: Axis { firstAttribute.axis ?? .horizontal }
}
