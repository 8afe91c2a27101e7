extension PropertyTable {
  static let content = [
    imageView, stackView, progressView, activityIndicatorView, scrollView, textView,
  ]

  private static let imageView = PropertyTable(
    UIImageView.self,
    [
      .custom("image", "preferredSymbolConfiguration") { decoder, view in
        decoder.setPresent(
          \.image, of: view, decoder.name("image", or: "preferredSymbolConfiguration"),
          to: decoder.image("image").map { decoder.configured($0) })
      },
      .image("highlightedImage", \.highlightedImage), .flag("highlighted", \.isHighlighted),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.adjustsImageSizeForAccessibilityContentSizeCategory),
    ])

  private static let stackView = PropertyTable(
    UIStackView.self,
    [
      .choice("axis", \.axis), .choice("distribution", \.distribution),
      .choice("alignment", \.alignment, ["top": .top, "bottom": .bottom]),
      .custom("spacing", "spacingType") { decoder, stack in
        let isStandard = decoder.text("spacingType") == "standard"
        decoder.set(
          \.spacing, of: stack, decoder.name("spacing", or: "spacingType"),
          to: isStandard ? UIStackView.spacingUseSystem : decoder.number("spacing"))
      },
      .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      arrangesInMargins("layoutMargins"), arrangesInMargins("directionalLayoutMargins"),
    ])

  /// A stack that has margins arranges its views within them.
  private static func arrangesInMargins(_ margins: String) -> DecodedProperty<UIStackView> {
    .custom(margins) {
      $0.set(
        \.isLayoutMarginsRelativeArrangement, of: $1, margins,
        to: $0.child(margins).map { _ in true })
    }
  }

  private static let progressView = PropertyTable(
    UIProgressView.self,
    [
      .choice("progressViewStyle", \.progressViewStyle),
      .number("progress", \.progress), .color("progressTintColor", \.progressTintColor),
      .color("trackTintColor", \.trackTintColor),
    ])

  private static let activityIndicatorView = PropertyTable(
    UIActivityIndicatorView.self,
    [
      .flag("hidesWhenStopped", \.hidesWhenStopped, else: false), .choice("style", \.style),
      .colorIfWritten("color", \.color),
      .custom("animating") { decoder, view in
        if decoder.sets("animating") {
          if decoder.flag("animating") == true {
            view.startAnimating()
          } else if decoder.names != nil {
            view.stopAnimating()
          }
        }
        if decoder.names == nil { view.isHidden = decoder.isHidden(view) }
      },
    ])

  private static let scrollView = PropertyTable(
    UIScrollView.self,
    [
      .flag("scrollEnabled", \.isScrollEnabled), .flag("pagingEnabled", \.isPagingEnabled),
      .flag("bounces", \.bounces), .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
      .number("minimumZoomScale", \.minimumZoomScale),
      .number("maximumZoomScale", \.maximumZoomScale),
      .choice("keyboardDismissMode", \.keyboardDismissMode),
      .flag("alwaysBounceVertical", \.alwaysBounceVertical),
      .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      .choice("indicatorStyle", \.indicatorStyle),
      .flag(
        "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
      .flag("delaysContentTouches", \.delaysContentTouches),
      .flag("canCancelContentTouches", \.canCancelContentTouches),
      .flag("bouncesZoom", \.bouncesZoom), .insets("contentInset", \.contentInset),
      .choice("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
    ])
}

extension PropertyDecoder {
  /// An image with the configuration of symbols that the element has.
  fileprivate func configured(_ image: UIImage) -> UIImage {
    let symbol = child("preferredSymbolConfiguration").flatMap { context.symbolConfiguration($0) }
    return symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image
  }

  /// Whether a spinner is hidden: by the document, or because it does not animate. The canvas shows
  /// a spinner that would hide itself, and keeps room for it in a stack, even if the document hides
  /// the spinner.
  fileprivate func isHidden(_ view: UIActivityIndicatorView) -> Bool {
    let hidesItself = view.hidesWhenStopped && !view.isAnimating
    if hidesItself { return context.resources.mode == .run }
    return flag("hidden") == true
  }
}
