/// A rectangle on the screen that shows content, contains other views and takes part in the layout.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 280, height: 120))
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// let badge = UIView()
/// badge.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(badge)
/// NSLayoutConstraint.activate([
///   badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
///   badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
///   badge.widthAnchor.constraint(equalToConstant: 24),
///   badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
/// ])
/// ```
///
/// See Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview). Frames and bounds
/// are in points. The class declares `open` what a subclass can override in UIKit; each topic is
/// implemented in a `UIView+Topic.swift` beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  /// The node that stands for the view in constraints and in the layout engine.
  package var node: LayoutNode { viewNode }
  let viewNode = ViewNode()
  /// Destroyed before all other properties of the view.
  private let lifetime: ItemLifetime

  // MARK: Hierarchy

  open var superview: UIView? { viewNode.parent?.view }
  open internal(set) var subviews: [UIView] = [] { didSet { HierarchyVersion.advance() } }
  /// The role of a view that another view created for its own use.
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

  /// The rectangle in the superview's coordinates, in points; on whole pixels if Auto Layout set
  /// it. With a transform, it is the smallest rectangle around the transformed view.
  open var frame: CGRect {
    get { storedRareState == nil ? untransformedFrame : transformedFrame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }
  /// The center in the superview's coordinates, in points, which a transform does not change.
  open var center: CGPoint {
    get { CGPoint(x: storedOrigin.x + bounds.width / 2, y: storedOrigin.y + bounds.height / 2) }
    set { setCenter(newValue) }
  }
  /// The rotation, scale and translation about the center. The layout ignores it.
  open var transform: CGAffineTransform {
    get { storedRareState?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// The number of pixels in a point; that of the screen by default.
  open var contentScaleFactor: CGFloat {
    get { storedRareState?.contentScaleFactor ?? traitCollection.displayScale }
    set { setContentScaleFactor(newValue) }
  }
  /// The origin of the frame without the transform.
  var storedOrigin = CGPoint.zero
  var storedBounds = CGRect.zero
  var storedRareState: RareViewState?
  /// What the document that the view came out of says of it: in the view itself, since whoever
  /// edits a document asks all of its views after each change, and most have nothing else that is
  /// rare.
  package var documentOrigin: (any DocumentPlace)? {
    get { storedDocumentOrigin }
    set { storedDocumentOrigin = newValue }
  }
  private var storedDocumentOrigin: (any DocumentPlace)?
  /// The solved frame before it is rounded to pixels; nil until an engine has placed the view.
  var exactFrame: CGRect?

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingChanged() }
  }
  /// Whether constraints stand for the frame and the autoresizing mask.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslates }
    set {
      guard newValue != storedTranslates else { return }
      storedTranslates = newValue
      translationChanged()
    }
  }
  // Properties that each layout reads are stored here, where the compiler sees everything that sets
  // them: with the runtime's checks for overlapping access, this one and the margins' flag below
  // took a tenth of a resize's instructions.
  private var storedTranslates = true

  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits }
  open func sizeToFit() { takeFittingSize() }

  // MARK: Appearance

  /// The class of the view's layer: of Core Animation's own, gradients and shapes are made.
  open class var layerClass: AnyClass { CALayer.self }
  /// Draws what the view has besides its background and its subviews, by `UIBezierPath`,
  /// `UIImage.draw(in:)` and the current `CGContext`.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/draw(_:)>
  open func draw(_ rect: CGRect) {}

  /// The view's layer. It shares the view's properties, and has a few of its own.
  public final var layer: CALayer { madeLayer }
  open var backgroundColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let recorder = UIView.changeRecorder { noteBackground(from: oldValue, recorder) }
    }
  }
  /// The colour painted behind the content: the background's, or that of a control's own look.
  @_spi(Package) open var drawnBackgroundColor: UIColor? { backgroundColor }
  /// The description of the view for drawing, without its background, its subviews and its frame.
  @_spi(Package) open var drawing: Drawing {
    var drawing = Drawing(box: superview?.contentHolder === self ? .overBackground : .always)
    if let ownPicture {
      drawing.picture = Drawing.Picture(image: .pixels(ownPicture), frame: bounds)
      drawing.box = .never
    }
    return drawing
  }
  /// The subview that only contains the view's content, such as a cell's content view; nil for
  /// other views.
  @_spi(Package) open var contentHolder: UIView? { nil }
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
  var flags: ViewFlags = [.clearsContext, .opaque]
  /// The tint of controls and symbols. It is not inherited from the superview, as it is in UIKit.
  open var tintColor: UIColor! = .systemBlue { didSet { setNeedsDisplay() } }
  /// The name of the view in logs, constraint lines and tests.
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  /// Has no effect.
  open var accessibilityLabel: String?

  /// Notifies a container that one of its subviews was hidden or shown.
  @_spi(Package) open func visibilityChanged(of subview: UIView) {}
  /// Notifies a container that the content size of one of its subviews changed.
  @_spi(Package) open func contentSizeChanged(of subview: UIView) {}

  /// Notifies the view that its size has become another one.
  func sizeChanged(from old: CGSize) {
    if bounds.width != old.width, layoutMarginsFollowReadableWidth { updateMargins() }
  }

  // MARK: Constraints

  /// The constraints held by the view, in the order of activation.
  /// The two constraints that place the top and bottom layout guides of the view's controller come
  /// first, once one of these guides was asked for. They stay active.
  open var constraints: [NSLayoutConstraint] {
    guard let systemGuides else { return node.held.all }
    return systemGuides.support.map(\.edgeConstraint) + node.held.all
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// Has no effect: every view takes part in Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Content size

  public static let noIntrinsicMetric: CGFloat = .noIntrinsicMetric

  /// The natural size of the content, in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentSizeInvalidated() }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size that fits the content.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The size, in points, that the view's own constraints give it if it comes as close to the
  /// target as they allow. Constraints held by its superviews are not taken into account. Texts of
  /// several lines that have been laid out keep the width at which they were wrapped.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The fitting size, with a priority for each length of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var priorities = PerAxis(both: horizontal)
    priorities.vertical = vertical
    var target = FittingTarget(size: targetSize, priorities: priorities)
    target.keepsWrappedTexts = true
    return fittingSize(target)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    statedContentPriorities[axis].hugging
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.hugging, axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    statedContentPriorities[axis].compressionResistance
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.compressionResistance, axis)
  }
  final var statedContentPriorities = PerAxis(both: ContentPriorities())

  /// Takes the hugging priorities that a control begins with.
  package func stateHugging(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    statedContentPriorities.horizontal.hugging = horizontal
    statedContentPriorities.vertical.hugging = vertical
  }

  /// The content size for a given width, if the content's height depends on its width; nil for
  /// other content.
  @_spi(Package) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// Whether the content is a text that may have several lines, so that its natural width says
  /// nothing of the width that it should have.
  @_spi(Package) open var wrapsText: Bool { false }

  /// The insets from the edges of the frame to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle that belongs to a frame, both in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame that belongs to an alignment rectangle, both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.inverted)
  }

  /// Whether what the view holds moves with a scroll view's content: in a scroll view, and in a row
  /// of one.
  @_spi(Package) open var contentIsScrolled: Bool { false }

  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }
  @available(*, deprecated, message: "Override forFirstBaselineLayout or forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { self }
  /// The distance from the top of the view to the first baseline, in points; nil for a view
  /// without text, whose upper edge is its first baseline.
  @_spi(Package) open var firstBaselineOffsetFromTop: CGFloat? { nil }
  /// The distance from the last baseline to the bottom of the view, in points.
  @_spi(Package) open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// The distance from the center of a view that centers its text in whatever height it gets down
  /// to the baseline, in points; nil where the baselines keep their distances from the edges.
  @_spi(Package) open var baselineOffsetFromCenter: CGFloat? { nil }

  // MARK: Guides, margins, safe area

  /// The guide for which the view's edges stand in constraints that the view itself holds: the
  /// content of a scroll view; nil for the view's own rectangle.
  var contentGuide: UILayoutGuide? { nil }
  /// Whether the view's content often moves against it, as in a scroll view.
  package var scrolls: Bool { false }
  /// Whether the view creates constraints for its subviews in its layout, as a stack view does.
  @_spi(Package) open var arrangesByConstraints: Bool { false }
  /// Called before the view holds a constraint on one of its own edges.
  package func willHoldConstraintOnOwnEdges() {}

  var ownedGuides: [UILayoutGuide] = []
  var systemGuides: SystemGuides?
  open var layoutGuides: [UILayoutGuide] { ownedGuides }

  /// The margins of a view for which none were set, without those of the superview and the safe
  /// area.
  @_spi(Package) open var defaultMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
  /// The margin above and below that content which keeps this view's margins has at least, where it
  /// scrolls with the view.
  @_spi(Package) open var marginOfScrolledContent: CGFloat { 0 }
  /// The margins that were set for the view, without those of the superview and the safe area.
  var givenMargins: GivenMargins?
  /// The space between the edges and the content, in points. The value includes the safe area.
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
  /// The margins at the last notification, to detect changes.
  var knownMargins: UIEdgeInsets?
  open func layoutMarginsDidChange() {}

  /// The insets of bars and of the device's shape inside the view, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  var storedSafeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}
  /// The part of the safe area that reaches into subviews, by their places.
  var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Direction and traits

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      hierarchyChanged()
      updateMargins()
      setNeedsLayout()
    }
  }

  /// The direction in which the view's immediate content is arranged.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits at the last notification; nil before the view first enters a window.
  package var knownTraits = UITraitCollection.predicted
  /// The view's stored traits, and the version of the screen's traits from which they come.
  var keptTraits: UITraitCollection?
  var traitVersion = TraitVersion.none
  package var traitOptions: TraitOptions?
  /// The traits that the view, or its controller, inherits.
  var outerTraits: UITraitCollection { surroundingTraits }

  // MARK: Update cycle

  /// The passes that the view waits for, and those that views below it wait for.
  var pending = PendingPasses.first
  open func setNeedsUpdateConstraints() { wait(for: .constraints) }
  open func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsBottomUp() }
  open func updateConstraints() { pending.remove(.constraints) }
  open func setNeedsLayout() {
    // The superviews of a waiting view are marked already.
    if !pending.contains(.layout) { wait(for: .layout) }
  }
  open func layoutIfNeeded() { layOutNow() }
  /// Sets the frames of the subviews that Auto Layout places.
  open func layoutSubviews() { applySolvedFrames() }
  /// Has the view's window drawn again.
  open func setNeedsDisplay() { root.contentsChanged() }
  /// Notes, in the root of a hierarchy, that something in it looks different.
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
  /// Handles a tap at a point of the bounds in the view's own way, if it has one. Returns whether
  /// it has.
  @_spi(Package) open func tapped(at point: CGPoint) -> Bool { false }

  // MARK: Life

  public init(frame: CGRect) {
    lifetime = ItemLifetime(viewNode)
    super.init()
    viewNode.begin(self)
    guard frame.isFinite || layer.isLegal(frame: frame) else { return }
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    UIScreen.main.appearanceSource?.noteDefaults(of: self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with the values of its element in a storyboard or nib; with another coder, like
  /// `init(frame: .zero)`, so that code written for both ways of creating a view works here too.
  public required init?(coder: NSCoder) {
    lifetime = ItemLifetime(viewNode)
    super.init()
    viewNode.begin(self)
    UIScreen.main.appearanceSource?.noteDefaults(of: self)
    coder.decodeDocument(self, as: UIView.self)
  }

  /// Raises an exception, since there are no archives of views on Linux.
  open func encode(with coder: NSCoder) { raiseNoArchive(of: self) }

  open override var next: UIResponder? { viewController ?? superview }

  open override var description: String { describe(self) { viewDescription } }
}
