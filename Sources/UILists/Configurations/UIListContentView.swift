@_spi(Package) import UIViews

/// A view that shows texts and an image as a row of a list does, in a row or anywhere else.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentview>
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    get { content }
    set { if let newValue = newValue as? UIListContentConfiguration { content = newValue } }
  }
  var content: UIListContentConfiguration { didSet { if content != oldValue { configure() } } }

  var textPart: UILabel?
  var secondaryPart: UILabel?
  var imagePart: UIImageView?

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    configure()
  }

  public required init?(coder: NSCoder) { nil }

  private func configure() {
    update(&textPart, UILabel.init, isShown: content.shows(\.text, \.attributedText)) {
      content.textProperties.apply(to: $0, content.text, content.attributedText)
    }
    let hasSecondary = content.shows(\.secondaryText, \.secondaryAttributedText)
    update(&secondaryPart, UILabel.init, isShown: hasSecondary) {
      content.secondaryTextProperties.apply(
        to: $0, content.secondaryText, content.secondaryAttributedText)
    }
    update(&imagePart, UIImageView.init, isShown: content.image != nil) {
      $0.image = content.image
      $0.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
      $0.tintColor = content.imageProperties.tintColor
      $0.contentMode = .scaleAspectFit
      $0.layer.cornerRadius = content.imageProperties.cornerRadius
    }
    updateMargins()
    contentChanged()
  }

  /// Shows a part as it is wanted, or takes it away.
  private func update<Part: UIView>(
    _ part: inout Part?, _ make: (CGRect) -> Part, isShown: Bool, _ change: (Part) -> Void
  ) {
    guard isShown else {
      part?.removeFromSuperview()
      part = nil
      return
    }
    let shown = part ?? make(.zero)
    if part == nil { addPlacedSubview(shown) }
    part = shown
    change(shown)
  }

  /// Has the view laid out anew, and the row, and the list, which asks for its height.
  private func contentChanged() {
    invalidateIntrinsicContentSize()
    for view in sequence(first: self as UIView, next: \.superview).prefix(3) {
      view.setNeedsLayout()
    }
  }

  // MARK: Margins

  /// The margins around the content in a view that reads from left to right, in points.
  var contentMargins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    let row = superview as? any ConfigurationHolder
    guard let outer = row?.contentMargins ?? superview?.directionalLayoutMargins else {
      return margins
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  @_spi(Package) open override var defaultMargins: UIEdgeInsets {
    UIEdgeInsets(contentMargins, direction: effectiveUserInterfaceLayoutDirection)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  @_spi(Package) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    sizeThatFits(CGSize(width: width, height: 0))
  }
  @_spi(Package) open override var wrapsText: Bool { true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return roundedUpToPixels(ListContentArrangement(of: self, width: width).size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = ListContentArrangement(of: self, width: whole.width, height: whole.height)
    for (part, place) in [
      (imagePart as UIView?, places.image), (textPart, places.text),
      (secondaryPart, places.secondaryText),
    ] { placePart(part, at: isReversed ? place.mirrored(in: whole) : place) }
  }
}

extension UIListContentConfiguration {
  /// Whether there are letters in a text.
  fileprivate func shows(
    _ text: KeyPath<Self, String?>, _ attributed: KeyPath<Self, NSAttributedString?>
  ) -> Bool {
    !(self[keyPath: attributed]?.string ?? self[keyPath: text] ?? "").isEmpty
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor fileprivate func apply(
    to label: UILabel, _ text: String?, _ attributed: NSAttributedString?
  ) {
    (label.font, label.textColor) = (font, color)
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.textAlignment =
      alignment == .natural ? .natural : alignment == .center ? .center : .justified
    (label.lineBreakMode, label.numberOfLines) = (lineBreakMode, numberOfLines)
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }
}
