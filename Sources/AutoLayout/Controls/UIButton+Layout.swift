import Foundation

extension UIButton {
  /// The insets in effect. A button without any still keeps its title off its edges.
  private var contentInsets: UIEdgeInsets {
    if let configuration {
      return UIEdgeInsets(
        configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
    }
    guard contentEdgeInsets == .zero else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// The content as it has to be arranged, with its texts measured for a width of the button.
  private func arrangement(width: CGFloat) -> ButtonArrangement {
    var arrangement = ButtonArrangement(insets: contentInsets)
    arrangement.image = currentImage?.size
    if let configuration {
      arrangement.side = side(of: configuration.imagePlacement)
      arrangement.imagePadding = configuration.imagePadding
      arrangement.titlePadding = configuration.titlePadding
    } else if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      arrangement.side = .right
    }
    // The picture takes its room first, as soon as there is a text beside it.
    let hasTitle = !(currentTitle ?? "").isEmpty
    if hasTitle { arrangement.title = .zero }
    let room = CGSize(width: arrangement.textWidth(in: width), height: .infinity)
    if hasTitle { arrangement.title = titlePart?.sizeThatFits(room) }
    if subtitleLabel != nil { arrangement.subtitle = subtitlePart?.sizeThatFits(room) }
    // A button without a picture is as tall as a line of text even where it has none.
    if currentImage == nil, !hasTitle { arrangement.title = titlePart?.sizeThatFits(room) }
    return arrangement
  }

  private func side(of edge: NSDirectionalRectEdge) -> ButtonArrangement.Side {
    if edge == .top { return .top }
    if edge == .bottom { return .bottom }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return (edge == .trailing) == isLeftToRight ? .right : .left
  }

  /// The size of the content in a button of that width, and at least 30 points wide.
  func fittingSize(width: CGFloat) -> CGSize {
    let size = arrangement(width: width).size
    let least: CGFloat = configuration == nil ? 30 : 0
    return roundedUpToPixels(CGSize(width: max(size.width, least), height: size.height))
  }

  /// Where the parts lie in the button's bounds.
  var partFrames: ButtonArrangement.Frames {
    let vertical: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .center, .fill: 0.5
      case .bottom: 1
      }
    var frames = arrangement(width: bounds.width).frames(
      in: bounds, edge: contentEdge, vertical: vertical, fills: contentHorizontalAlignment == .fill)
    // Lines for which there is no room are cut, but for the first.
    let room = max(
      bounds.height - contentInsets.top - contentInsets.bottom, measuredFont.lineHeight)
    if frames.title.height > room {
      frames.title = CGRect(
        x: frames.title.minX, y: bounds.midY - room / 2, width: frames.title.width, height: room)
    }
    frames.title = frames.title.moved(by: titleEdgeInsets)
    frames.image = frames.image.moved(by: imageEdgeInsets)
    return frames
  }

  /// The edge of the button against which its content lies.
  private var contentEdge: LineEdge {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: edge(of: .natural)
    case .trailing: edge(of: .natural) == .left ? .right : .left
    }
  }

  /// From the top to the title's first baseline, and from the last text's baseline to the bottom, in
  /// a button of its own size.
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
  /// The rectangle moved as UIKit's insets of a button's title and picture move it: opposite insets
  /// push it by half of their difference.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

extension UIButton: TextShowing {
  package var wholeText: String? { currentTitle }
  package var placedLines: [PlacedLine] {
    let frames = partFrames
    // Text is cut where the button ends; a button that is too low still shows a line.
    let title = titlePart?.placedLines(in: frames.title, edge: contentEdge) ?? []
    let subtitle = subtitleLabel?.placedLines(in: frames.subtitle, edge: contentEdge) ?? []
    return title + subtitle
  }

  package var shownFont: UIFont {
    titlePart?.shownFont ?? .systemFont(ofSize: UIFont.buttonFontSize)
  }
  package var shownColor: UIColor { currentTitleColor }

  /// The picture beside the title, and where it lies in the button's coordinates.
  package var shownImage: (image: UIImage, rect: CGRect)? {
    currentImage.map { ($0, partFrames.image) }
  }
}

extension UIButton.Configuration {
  /// The colour of texts and symbols.
  func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (look == .filled ? .white : tint)
  }

  /// The colour behind the content, if there is one.
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
