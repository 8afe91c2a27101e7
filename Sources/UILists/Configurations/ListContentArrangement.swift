/// Where the parts of a list's content are in a view that reads from left to right, in points.
///
/// Images are as tall as there is room at most, and stand in the middle like the texts.
///
/// Source: <https://github.com/kern0x1b/charon>, `tests/backports/device/lists-expectations.h`
@MainActor struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The size of the content with its margins.
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - view: The view that has the parts.
  ///   - width: The width of the view in points, maybe infinite.
  ///   - height: Its height in points; nil for any.
  init(of view: UIListContentView, width: CGFloat, height: CGFloat? = nil) {
    let (content, margins) = (view.content, view.contentMargins)
    let isHuge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    var left = margins.leading
    let right = max(left, width - margins.trailing)
    var slot = CGSize.zero
    if let part = view.imagePart {
      let most = height.map { max(0, $0 - margins.top - margins.bottom) } ?? .infinity
      image.size = content.imageProperties.size(of: part, height: most)
      slot = content.imageProperties.slot(of: part, image.size, isHuge)
      image.origin.x = left + (slot.width - image.width) / 2
      let isAlone = view.textPart == nil && view.secondaryPart == nil
      left = min(right, left + slot.width + (isAlone ? 0 : content.imageToTextPadding))
    }
    let room = right - left
    func fit(_ label: UILabel?, isWide: Bool) -> CGRect {
      let size = label?.sizeThatFits(CGSize(width: room, height: .infinity)) ?? .zero
      let width = isWide && room.isFinite ? room : min(size.width, room)
      return CGRect(x: left, y: 0, width: width, height: size.height)
    }
    text = fit(view.textPart, isWide: content.textProperties.alignment != .natural)
    secondaryText = fit(
      view.secondaryPart, isWide: content.secondaryTextProperties.alignment != .natural)
    let hasBoth = view.textPart != nil && view.secondaryPart != nil
    let row = text.width + content.textToSecondaryTextHorizontalPadding + secondaryText.width
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && hasBoth && !isHuge && row <= room
    var lines = max(text.height, secondaryText.height)
    if isBeside {
      if room.isFinite { secondaryText.origin.x = right - secondaryText.width }
      text.origin.y = (lines - text.height) / 2
      secondaryText.origin.y = (lines - secondaryText.height) / 2
    } else if hasBoth {
      secondaryText.origin.y = text.height + content.textToSecondaryTextVerticalPadding
      lines = secondaryText.maxY
    }
    size.width = left + (isBeside ? row : max(text.width, secondaryText.width)) + margins.trailing
    size.height = max(lines, slot.height) + margins.top + margins.bottom
    // In a view of another height the content is in the middle between its margins.
    let middle = margins.top + ((height ?? size.height) - margins.top - margins.bottom) / 2
    image.origin.y = middle - image.height / 2
    text.origin.y += middle - lines / 2
    secondaryText.origin.y += middle - lines / 2
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The size of the image in a view, in points.
  /// - Parameter height: The greatest height.
  @MainActor fileprivate func size(of part: UIImageView, height: CGFloat) -> CGSize {
    let own = part.sizeThatFits(.zero)
    guard own.width > 0, own.height > 0 else { return .zero }
    let widest = maximumSize.width > 0 ? maximumSize.width : .infinity
    let highest = maximumSize.height > 0 ? min(maximumSize.height, height) : height
    let factor = min(1, widest / own.width, highest / own.height)
    return CGSize(width: own.width * factor, height: own.height * factor)
  }

  /// The size of the room of an image, which is in its middle, in points.
  @MainActor fileprivate func slot(of part: UIImageView, _ size: CGSize, _ isHuge: Bool) -> CGSize {
    let usual = UIFontMetrics.default.scaledValue(
      for: UIListContentConfiguration.symbolRoom, compatibleWith: part.traitCollection)
    func reserved(_ length: CGFloat) -> CGFloat {
      length == Self.standardDimension ? usual : length
    }
    let isSymbol = part.image?.isSymbolImage == true && reservedLayoutSize.width == 0
    let width = isHuge ? 0 : isSymbol ? usual : reserved(reservedLayoutSize.width)
    return CGSize(
      width: max(size.width, width), height: max(size.height, reserved(reservedLayoutSize.height)))
  }
}
