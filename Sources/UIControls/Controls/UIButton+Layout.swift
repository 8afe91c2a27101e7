extension UIButton {
  /// The insets in use. The default keeps the title 6 points from the top and bottom edges; a
  /// button with an image has none, as public documents show: one of 24 x 24 points has that size.
  private var contentInsets: UIEdgeInsets {
    if let configuration {
      return UIEdgeInsets(
        configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
    }
    guard contentEdgeInsets == .zero, currentImage == nil else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// The parts of the content, with the titles measured for a button of this width in points.
  private func arrangement(width: CGFloat) -> ButtonArrangement {
    var arrangement = ButtonArrangement(insets: contentInsets)
    arrangement.image = shownPart?.size
    if let configuration {
      arrangement.side = side(of: configuration.imagePlacement)
      arrangement.imagePadding = configuration.imagePadding
      arrangement.titlePadding = configuration.titlePadding
    } else if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      arrangement.side = .right
    }
    // The image keeps its size; a title beside it gets the width that is left.
    let hasTitle = !(currentTitle ?? "").isEmpty
    if hasTitle { arrangement.title = .zero }
    let room = CGSize(width: arrangement.textWidth(in: width), height: .infinity)
    if hasTitle { arrangement.title = titlePart?.sizeThatFits(room) }
    if subtitleLabel != nil { arrangement.subtitle = subtitlePart?.sizeThatFits(room) }
    // A button is at least as tall as a line of text, even if it has no title but an image that is
    // lower.
    if !hasTitle, configuration == nil {
      arrangement.title = CGSize(width: 0, height: measured(shownFont).lineHeight)
    }
    return arrangement
  }

  private func side(of edge: NSDirectionalRectEdge) -> ButtonArrangement.Side {
    if edge == .top { return .top }
    if edge == .bottom { return .bottom }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return (edge == .trailing) == isLeftToRight ? .right : .left
  }

  /// The size of the button for this width, in points. Without a configuration the lengths are
  /// whole, and without an image the width is at least 30. Up to iOS 12 a button of a type with a
  /// symbol has a size of its own.
  func fittingSize(width: CGFloat) -> CGSize {
    if traitCollection.systemVersion < 13, buttonType.symbolName != nil, currentTitle == nil {
      return ControlMetrics.earlierSymbolButton
    }
    var size = roundedUpToPixels(arrangement(width: width).size)
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    guard configuration == nil else { return size }
    let least: CGFloat = currentImage == nil ? 30 : 0
    return CGSize(width: max(size.width.rounded(.up), least), height: size.height.rounded(.up))
  }

  /// The frames of the parts in the button's coordinates, in points.
  var partFrames: ButtonArrangement.Frames {
    let vertical: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .center, .fill: 0.5
      case .bottom: 1
      }
    let arrangement = arrangement(width: bounds.width)
    let fills = contentHorizontalAlignment == .fill
    var frames = arrangement.frames(
      in: bounds, edge: contentEdge, vertical: vertical, fills: fills)
    // A title taller than the button is cut to the lines that fit, but to no less than one.
    let room = max(
      bounds.height - contentInsets.top - contentInsets.bottom, measuredFont.lineHeight)
    if frames.title.height > room {
      frames.title = CGRect(
        x: frames.title.minX, y: bounds.midY - room / 2, width: frames.title.width, height: room)
    }
    let titleRoom = max(
      0, arrangement.textWidth(in: bounds.width) - titleEdgeInsets.left - titleEdgeInsets.right)
    let across = ButtonArrangement.share(contentEdge)
    // Since iOS 17 a title has whole points: Tinder's Layout has recorded one of 47 that measures
    // 46.1.
    let own = arrangement.title?.width ?? 0
    let whole = traitCollection.systemVersion < 17 ? own : own.rounded(.up)
    let width = fills ? titleRoom : min(whole, titleRoom)
    frames.title.origin.x += across * (frames.title.width - width)
    frames.title.size.width = width
    frames.title = frames.title.moved(by: titleEdgeInsets, across, vertical)
    frames.image = frames.image.moved(by: imageEdgeInsets, across, vertical)
    // Published dumps of layouts have titles on whole pixels: one of 116.5 points in 120 is at 2.
    let scale = max(traitCollection.displayScale, 1)
    func pixel(_ place: CGFloat) -> CGFloat { (place * scale + 0.5 + 1e-6).rounded(.down) / scale }
    frames.title.origin = CGPoint(x: pixel(frames.title.minX), y: pixel(frames.title.minY))
    return frames
  }

  /// The edge of the bounds with which the content is aligned.
  private var contentEdge: LineEdge {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: edge(of: .natural)
    case .trailing: edge(of: .natural) == .left ? .right : .left
    }
  }

  /// The distance from the top to the title's first baseline, and from the last title's last
  /// baseline to the bottom, in points, in a button of its intrinsic size.
  var baselines: (first: CGFloat, last: CGFloat) {
    let arrangement = arrangement(width: .infinity)
    let size = arrangement.size
    let frames = arrangement.frames(
      in: CGRect(origin: .zero, size: size), edge: .center, vertical: 0.5, fills: false)
    let title = measured(titlePart?.shownFont ?? .systemFont(ofSize: UIFont.buttonFontSize))
    guard let subtitle = subtitleLabel else {
      return (frames.title.minY + title.ascender, size.height - frames.title.maxY - title.descender)
    }
    return (
      frames.title.minY + title.ascender,
      size.height - frames.subtitle.maxY - subtitle.measuredFont.descender
    )
  }
}

extension CGRect {
  /// The rectangle moved as UIKit applies `titleEdgeInsets` and `imageEdgeInsets`: by half the
  /// difference of opposite insets in the middle, and by one of them at its edge.
  fileprivate func moved(by insets: UIEdgeInsets, _ across: CGFloat, _ down: CGFloat) -> CGRect {
    offsetBy(
      dx: insets.left * (1 - across) - insets.right * across,
      dy: insets.top * (1 - down) - insets.bottom * down)
  }
}

extension UIButton: TextShowing {
  package var wholeText: String? { currentTitle }
  package var placedLines: [PlacedLine] {
    let frames = partFrames
    // Text is cut to the height of the button, but one line is always drawn.
    func lines(of label: UILabel?, in frame: CGRect) -> [PlacedLine] {
      label?.placedLines(in: frame, edge: contentEdge, isReversed: readsFromRightToLeft) ?? []
    }
    return lines(of: titlePart, in: frames.title) + lines(of: subtitleLabel, in: frames.subtitle)
  }

  package var shownFont: UIFont {
    titlePart?.shownFont ?? titleFont
  }
  package var shownColor: UIColor { currentTitleColor }

  /// The image of the current state and its frame in the button's coordinates.
  package var shownImage: (image: UIImage, rect: CGRect)? {
    shownPart.map { ($0, partFrames.image) }
  }
}

extension UIButton.Configuration {
  /// The colour of titles and symbols.
  func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (look == .filled ? .white : tint)
  }

  /// The colour of the background; `nil` if the style has none.
  func backgroundColor(tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor { return color }
    switch look {
    case .plain: return nil
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
    case .filled: return baseBackgroundColor ?? tint
    }
  }
}
