import Foundation

/// A rectangle on the screen that holds content and other views, and takes part in the layout.
///
/// See Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview). Frames and bounds
/// are in points. What the class declares `open` is what UIKit lets a subclass override; each topic
/// is carried out in a `UIView+Topic.swift` beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  /// What constraints and the layout engine know the view by.
  var node: LayoutNode { viewNode }
  let viewNode = ViewNode()
  /// Goes away before all else that the view has.
  private let lifetime: ItemLifetime

  // MARK: Hierarchy

  open var superview: UIView? { viewNode.parent?.view }
  open internal(set) var subviews: [UIView] = []
  /// What a view that lies in a control is to it.
  var partRole = PartRole()
  /// The window at the root of the view's hierarchy, if there is one.
  open var window: UIWindow? { root as? UIWindow }
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { detach() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Frames

  /// The rectangle in the superview's coordinates, in points, on whole pixels where Auto Layout set
  /// it; with a transform, the smallest one around the transformed view.
  open var frame: CGRect {
    get { storedRareState == nil ? untransformedFrame : transformedFrame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }
  /// The middle of the view, in the superview's coordinates, whatever the transform.
  open var center: CGPoint {
    get { CGPoint(x: storedOrigin.x + bounds.width / 2, y: storedOrigin.y + bounds.height / 2) }
    set { setCenter(newValue) }
  }
  /// How the view is turned, stretched and shifted about its middle; the layout does not see it.
  open var transform: CGAffineTransform {
    get { storedRareState?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// Pixels to a point; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { storedRareState?.contentScaleFactor ?? traitCollection.displayScale }
    set { setContentScaleFactor(newValue) }
  }
  /// Where the frame would start without a transform.
  var storedOrigin = CGPoint.zero
  var storedBounds = CGRect.zero
  var storedRareState: RareViewState?
  /// The frame as solved, before it is put on whole pixels; nil while no engine has placed the view.
  var exactFrame: CGRect?

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingChanged() }
  }
  /// Whether the frame and the autoresizing mask stand as constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslates }
    set {
      guard newValue != storedTranslates else { return }
      storedTranslates = newValue
      translationChanged()
    }
  }
  // What each layout reads of each view is stored where the compiler sees all that sets it: with
  // the runtime's checks for overlapping access, this and the margins' flag below took a tenth of
  // a resize's instructions.
  private var storedTranslates = true

  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits }
  open func sizeToFit() { takeFittingSize() }

  // MARK: Appearance

  /// The view's layer: it says what the view says, and has a few properties of its own.
  public final var layer: CALayer { madeLayer }
  open var backgroundColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let recorder = UIView.changeRecorder { noteBackground(from: oldValue, recorder) }
    }
  }
  /// What is painted behind the content: the background's colour, or that of a control's own look.
  package var drawnBackgroundColor: UIColor? { backgroundColor }
  /// What there is of the view to draw besides its background, its subviews and its place.
  package var drawing: Drawing {
    Drawing(box: superview?.contentHolder === self ? .overBackground : .always)
  }
  /// The subview that only holds the content of the view, as a cell's content view does.
  var contentHolder: UIView? { nil }
  open var alpha: CGFloat = 1 {
    didSet {
      setNeedsDisplay()
      UIView.changeRecorder?.note(
        self, .opacity, from: AnimatedValue(oldValue), to: AnimatedValue(alpha))
    }
  }
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDisplay()
      superview?.visibilityChanged(of: self)
    }
  }
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  open var tag = 0
  open var tintColor: UIColor! = .systemBlue { didSet { setNeedsDisplay() } }
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  open var accessibilityLabel: String?

  /// Tells a container that one of its subviews was hidden or shown.
  func visibilityChanged(of subview: UIView) {}
  /// Tells a container that the content of one of its subviews has another size.
  func contentSizeChanged(of subview: UIView) {}

  // MARK: Constraints

  /// The constraints that the view holds, in the order of their activation.
  open var constraints: [NSLayoutConstraint] { node.held.all }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Content size

  public static let noIntrinsicMetric: CGFloat = .noIntrinsicMetric

  /// The size that the content wants, in points; `noIntrinsicMetric` on an axis on which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentSizeInvalidated() }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size that the content can have.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest one.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The size, in points, that the view's own constraints give it when it comes as close to the
  /// target as they let it; the constraints that hold it from outside don't count.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The same, with a say in how much either side of the target matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var priorities = PerAxis(both: horizontal)
    priorities.vertical = vertical
    return fittingSize(FittingTarget(size: targetSize, priorities: priorities))
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[axis].hugging
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.hugging, axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[axis].compressionResistance
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.compressionResistance, axis)
  }
  var contentPriorities = PerAxis(both: ContentPriorities())

  /// The content's size when its width is given, for content whose height depends on its width;
  /// nil for other content.
  package func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// From each edge of the frame inwards to the rectangle that constraints are about, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of the view if it had the frame, both in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of the view if it had the alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverted)
  }

  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }
  @available(*, deprecated, message: "Override forFirstBaselineLayout or forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { self }
  /// From the top of the view to the first baseline, in points; nil: the bottom edge is the baseline.
  package var firstBaselineOffsetFromTop: CGFloat? { nil }
  /// From the last baseline to the bottom of the view, in points.
  package var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: Guides, margins, safe area

  /// What the view's edges mean in the constraints that the view itself holds, where that is not
  /// its own rectangle: the content of a view that scrolls.
  var contentGuide: UILayoutGuide? { nil }
  /// Whether what lies in the view moves against it often, as in a scroll view.
  var scrolls: Bool { false }
  /// Whether the view makes constraints for its subviews as it is laid out, as a stack does.
  var arrangesByConstraints: Bool { false }
  /// The view is about to hold a constraint on an edge of its own.
  func willHoldConstraintOnOwnEdges() {}

  var ownedGuides: [UILayoutGuide] = []
  var systemGuides: SystemGuides?
  open var layoutGuides: [UILayoutGuide] { ownedGuides }

  /// The view's own margins, before the superview's and the safe area's part are added.
  var givenMargins: GivenMargins?
  /// Space between the edges and the content, in points; reads with the safe area's part added.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      givenMargins = .absolute(newValue)
      updateMargins()
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set {
      givenMargins = .directional(newValue)
      updateMargins()
    }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedPreservesMargins }
    set {
      storedPreservesMargins = newValue
      updateMargins()
    }
  }
  private var storedPreservesMargins = false
  open var insetsLayoutMarginsFromSafeArea = true { didSet { updateMargins() } }
  /// The margins last told about, so that a change is noticed.
  var knownMargins: UIEdgeInsets?
  open func layoutMarginsDidChange() {}

  /// How far bars and the device's shape reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  var storedSafeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  // MARK: Direction and traits

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      hierarchyChanged()
      updateMargins()
      setNeedsLayout()
    }
  }

  /// The direction for arranging the view's immediate content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that the view was last told of; nil before it first enters a window.
  var knownTraits = UITraitCollection.predicted
  /// The view's traits as they were worked out last, and the version of the screen's that they
  /// come from.
  var keptTraits: UITraitCollection?
  var traitVersion = TraitVersion.none
  var traitOptions: TraitOptions?
  /// What the view's surroundings hand down to it, or to its controller.
  var outerTraits: UITraitCollection { surroundingTraits }

  // MARK: Update cycle

  /// The passes that the view waits for, and those that something below it waits for.
  var pending: PendingPasses = [.constraints, .layout]
  open func setNeedsUpdateConstraints() { wait(for: .constraints) }
  open func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsBottomUp() }
  open func updateConstraints() { pending.remove(.constraints) }
  open func setNeedsLayout() {
    // A view that waits already has told the views around it.
    if !pending.contains(.layout) { wait(for: .layout) }
  }
  open func layoutIfNeeded() { layOutNow() }
  /// Sets the frames of the subviews that Auto Layout places.
  open func layoutSubviews() { applySolvedFrames() }
  /// Has the window drawn anew that the view is in.
  open func setNeedsDisplay() { root.contentsChanged() }
  /// Tells the root of a hierarchy that something in it looks different.
  func contentsChanged() {}

  // MARK: Touches

  open var gestureRecognizers: [UIGestureRecognizer]? { didSet { setNeedsDisplay() } }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether the view does something of its own when it is tapped at a point of its bounds, and has
  /// done it.
  func tapped(at point: CGPoint) -> Bool { false }

  // MARK: Life

  public init(frame: CGRect) {
    lifetime = ItemLifetime(viewNode)
    super.init()
    viewNode.begin(self)
    guard frame.isFinite || layer.isLegal(frame: frame) else { return }
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    Self.appearanceSource?.noteDefaults(of: self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A view as `init(frame: .zero)` makes it: on Linux there are no archives of views to read, and
  /// code that is written for both ways of making a view then works in this one too.
  public required init?(coder: NSCoder) {
    lifetime = ItemLifetime(viewNode)
    super.init()
    viewNode.begin(self)
  }

  /// Raises an exception: there are no archives of views on Linux.
  open func encode(with coder: NSCoder) { raiseNoArchive(of: self) }

  open override var next: UIResponder? { viewController ?? superview }

  open override var description: String { MainActor.assumeIsolated { viewDescription } }
}
