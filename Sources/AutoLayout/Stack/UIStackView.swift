@_spi(Package) import UIViews

/// A view that arranges views in a row or a column by its own constraints.
///
/// ```swift
/// let (name, place) = (UILabel(), UILabel())
/// name.text = "Alice"
/// place.text = "Wonderland"
/// let lines = UIStackView(arrangedSubviews: [name, place])
/// lines.axis = .vertical
/// lines.spacing = 4
/// let avatar = UIView()
/// avatar.widthAnchor.constraint(equalToConstant: 48).isActive = true
/// avatar.heightAnchor.constraint(equalToConstant: 48).isActive = true
/// let row = UIStackView(arrangedSubviews: [avatar, lines])
/// row.alignment = .center
/// row.spacing = 12
/// ```
///
/// The constraints are UIKit's, with its identifiers (`UISV-spacing` and others), so a stack's
/// behaviour can be read in its `constraints`. They are created in `updateConstraints()`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The space between neighbours, in points. With equal spacing or equal centring it is the least
  /// space.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      storedSpacing = Self.points(of: newValue) ?? 0
      arrangementChanged()
    }
  }
  private var storedSpacing: CGFloat = 0

  /// Whether vertical spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the views are placed within the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// The arranged views, first to last. Hidden views take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The present constraints.
  private(set) var layout: StackLayout? {
    get { installed.layout }
    set { installed.layout = newValue }
  }
  private let installed = InstalledStackLayout()
  /// The arrangement for which the present constraints were created; `nil` if they are out of date.
  private var built: StackArrangement?

  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the views across the axis. The baselines are for rows; in a column they mean
  /// `leading`.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// `leading`, by its name for rows.
    public static var top: Alignment { .leading }
    /// `trailing`, by its name for rows.
    public static var bottom: Alignment { .trailing }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack. Nothing is read: there are no archives here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.decodeDocument(self, as: UIStackView.self)
  }

  /// Creates a stack with these arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  // MARK: Arranged views

  /// Adds a view after the arranged views, and as a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    let others = arrangedSubviews.count - (arrangedIndex(of: view) == nil ? 0 : 1)
    insertArrangedSubview(view, at: others)
  }

  /// Inserts an arranged view at an index, and as a subview if it is not one. An arranged view is
  /// moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var views = arrangedSubviews
    if let index = arrangedIndex(of: view) { views.remove(at: index) }
    guard (0...views.count).contains(stackIndex) else {
      LayoutException.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(views.count)")
      return
    }
    views.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = views
    arrangementChanged()
  }

  private func arrangedIndex(of view: UIView) -> Int? {
    // Arranged views are subviews: a new one is not looked for among many.
    guard view.superview === self else { return nil }
    return arrangedSubviews.firstIndex { $0 === view }
  }

  /// Removes a view from the arranged views with the stack's constraints on it. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    layout?.release(view)
    built = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// A stack has no margins by default.
  @_spi(Package) open override var defaultMargins: UIEdgeInsets { .zero }

  @_spi(Package) open override var arrangesByConstraints: Bool { true }

  @_spi(Package) open override func visibilityChanged(of subview: UIView) {
    arrangementChanged()
    AnimationScope.rearranges(self, around: subview)
  }

  @_spi(Package) open override func contentSizeChanged(of subview: UIView) {
    if distribution == .fillProportionally || arrangesTexts { setNeedsUpdateConstraints() }
    containingStack?.contentSizeChanged(of: self)
  }

  // MARK: Spacing

  /// Sets the space after an arranged view, in points. Other views are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = Self.points(of: spacing)
    arrangementChanged()
  }

  /// The custom space after an arranged view; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The custom spacing that means the stack's own ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that means the system's, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The spacing in points; `nil` for ``spacingUseDefault``.
  private static func points(of spacing: CGFloat) -> CGFloat? {
    if spacing == spacingUseSystem { return 8 }
    return spacing.isFinite && spacing < spacingUseDefault ? spacing : nil
  }

  // MARK: Constraints

  /// The values that determine the stack's constraints.
  private var arrangement: StackArrangement {
    StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      isMarginsRelative: isLayoutMarginsRelativeArrangement,
      disambiguatesSingleText: traitCollection.systemVersion < 15,
      items: arrangedSubviews.map { view in
        StackArrangement.Item(
          view: ObjectIdentifier(view), isHidden: view.isHidden,
          spacingAfter: customSpacings[ObjectIdentifier(view)] ?? storedSpacing,
          length: distribution == .fillProportionally ? Self.contentLength(of: view, axis) : 0,
          textResistance: arrangesTexts && view.wrapsText
            ? view.contentCompressionResistancePriority(for: .horizontal) : nil)
      })
  }

  /// Whether views with texts that wrap get widths: in rows that are filled.
  private var arrangesTexts: Bool { axis == .horizontal && distribution == .fill }

  /// Whether one of the views wraps: on devices, a stack of such texts is treated as they are.
  ///
  /// Source: <https://github.com/lurado/SansFonts/issues/3>
  @_spi(Package) open override var wrapsText: Bool { visible.contains(where: \.wrapsText) }

  /// The intrinsic length of a view along an axis, in points; 0 if it has none. That of a stack is
  /// the sum of its views' along its own axis, and the largest of them across it.
  private static func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let stack = view as? UIStackView else {
      let size = view.naturalSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let lengths = stack.visible.map { contentLength(of: $0, axis) }
    return stack.axis == axis ? lengths.reduce(0, +) : lengths.max() ?? 0
  }

  private func arrangementChanged() {
    setNeedsUpdateConstraints()
    containingStack?.contentSizeChanged(of: self)
  }

  /// The stack that arranges this one, whose proportions may depend on its content.
  private var containingStack: UIStackView? { superview as? UIStackView }

  /// The size that what it arranges asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    freshFittingSize(UIView.layoutFittingCompressedSize)
  }

  open override func updateConstraints() {
    let wanted = arrangement
    if built != wanted {
      var layout = StackLayout(wanted, views: arrangedSubviews, in: self, after: layout)
      layout.install(in: self, replacing: self.layout)
      self.layout = layout
      built = wanted
      layoutEngine?.baselinesChanged()
    }
    super.updateConstraints()
  }

  // MARK: Baselines

  private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The tallest view; the first of several.
  private var tallest: UIView? {
    let visible = visible
    guard visible.count > 1 else { return visible.first }
    var tallest: (view: UIView, height: CGFloat)?
    for view in visible {
      let height = Self.contentLength(of: view, .vertical)
      if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
    }
    return tallest?.view
  }

  /// The view whose first baseline is the stack's: the tallest of a row, the first of a column.
  open override var forFirstBaselineLayout: UIView {
    (axis == .horizontal ? tallest : visible.first)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is the stack's: the tallest of a row, the last of a column.
  open override var forLastBaselineLayout: UIView {
    (axis == .horizontal ? tallest : visible.last)?.forLastBaselineLayout ?? self
  }

  @_spi(Package) open override var drawing: Drawing { Drawing(box: .overBackground) }
}
