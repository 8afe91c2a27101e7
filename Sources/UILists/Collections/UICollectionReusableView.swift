@_spi(Package) import UIViews

/// A view that a collection view reuses: a cell, or a header or footer of a section.
///
/// A subclass that does not have all designated initialisers of this class has to add
/// ``init(ofRegisteredClass:)``, unlike on Apple's systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  @_spi(Package) open override var contentIsScrolled: Bool { true }

  /// The identifier under which the view was registered.
  open package(set) var reuseIdentifier: String?

  /// The attributes that the view has; nil before the first.
  var applied: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view as a collection does from the registered class, by ``init(frame:)`` with
  /// the frame that the layout has for it.
  ///
  /// Swift creates objects of a class that it knows only at run time by required initialisers
  /// alone. Subclasses that have those of this class inherit this one.
  public required convenience init(ofRegisteredClass: Void) { self.init(frame: Self.firstFrame) }

  /// The frame of the view that a collection creates just now.
  private static var firstFrame = CGRect.zero

  /// Lets a closure create a view with a frame, since ``init(ofRegisteredClass:)`` has no room for
  /// it.
  static func creating<View>(in frame: CGRect, _ create: () -> View) -> View {
    let outer = firstFrame
    firstFrame = frame
    defer { firstFrame = outer }
    return create()
  }

  /// Creates a view as `init(frame: .zero)` does: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeDocument(self, as: UICollectionReusableView.self)
  }

  /// Called before the view is reused for another item.
  open func prepareForReuse() {}

  /// Applies the layout's attributes to the view. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers. The default is the layout's attributes, with the lengths
  /// of the content where the layout estimates them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (fitting, slot) = (layoutAttributes.copied(), layoutAttributes.size)
    var (target, content) = (slot, slot)
    var priorities = PerAxis(both: UILayoutPriority.required)
    for axis in fitting.free { (target[axis], priorities[axis]) = (0, .fittingSizeLevel) }
    if (contentHolder ?? self).holdsConstraints {
      content = systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: priorities.horizontal,
        verticalFittingPriority: priorities.vertical)
    } else if !fitting.free.isEmpty {
      content = sizeThatFits(slot)
    }
    for axis in fitting.free { fitting.size[axis] = content[axis] }
    return fitting
  }
}

/// One item of a collection view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfigurationHolder {
  /// The view that holds the content of the cell.
  open internal(set) var contentView = UIView()
  open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertPlacedSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// What a storyboard performs when the cell is selected.
  package var selectionSegue: ((UICollectionViewCell) -> Void)?

  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      selectionChanged()
    }
  }

  /// Adds or removes the background of a selected cell, in front of the cell's own background.
  private func selectionChanged() {
    stateChanged()
    guard let shown = selectedBackgroundView else { return }
    if isSelected, shown.superview !== self {
      insertPlacedSubview(shown, at: backgroundView?.superview === self ? 1 : 0)
    }
    if !isSelected, shown.superview === self { shown.removeFromSuperview() }
    setNeedsLayout()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeDocument(self, as: UICollectionViewCell.self)
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Called with a state that has changed, by ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  // Without an actor of its own, for the reason that `UIButton` gives at its own.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  var configurations = CellConfigurations()
  static func makeEmptyContentView() -> UIView { UIView() }
  var contentMargins: NSDirectionalEdgeInsets { directionalLayoutMargins }
  /// The frame of the content in a cell of a size that reads from left to right, in points.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentFrame(in: bounds.size)
    contentView.updateMargins()
    placePart(contentView, at: isReversed ? content.mirrored(in: whole) : content)
    for part in [configurations.background, backgroundView] { placePart(part, at: whole) }
    if let selectedBackgroundView, selectedBackgroundView.superview === self {
      placePart(selectedBackgroundView, at: whole)
    }
  }

  /// The size that the constraints of the content result in.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    let inner = contentFrame(in: targetSize).size
    let size = contentView.freshFittingSize(inner, horizontal, vertical)
    return CGSize(width: size.width + targetSize.width - inner.width, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configurations.content != nil else { return super.sizeThatFits(size) }
    let content = CGSize(width: contentFrame(in: size).width, height: .infinity)
    return CGSize(width: size.width, height: contentView.sizeThatFits(content).height)
  }

  /// The layout's attributes with the size that the constraints of the content result in. Lengths
  /// that these leave open stay those of the layout.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateIfNeeded()
    guard layoutAttributes.free.isEmpty, contentView.holdsConstraints else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let fitting = layoutAttributes.copied()
    let (given, size) = (layoutAttributes.size, systemLayoutSizeFitting(layoutAttributes.size))
    fitting.size = CGSize(
      width: size.width > 0 ? size.width : given.width,
      height: size.height > 0 ? size.height : given.height)
    return fitting
  }

  @_spi(Package) open override var contentHolder: UIView? { contentView }
}
