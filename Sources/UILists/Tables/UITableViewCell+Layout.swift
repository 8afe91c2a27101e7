/// The arrangement of a row's own parts.
extension UITableViewCell {
  private var accessorySize: CGSize {
    if let given = shownAccessoryView {
      return given.ownSize == .zero ? given.foreignSize(fits: true) : given.ownSize
    }
    guard shownAccessoryType != .none else { return .zero }
    let width = CellMetrics.accessoryWidth(
      shownAccessoryType, version: traitCollection.values.systemVersion,
      scale: traitCollection.displayScale)
    return CGSize(width: width, height: CellMetrics.accessory)
  }

  /// Whether something stands beside the content, which then has a smaller margin on that side.
  var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

  /// The distance of the content from the leading edge, in points.
  var editingIndentation: CGFloat {
    guard isEditing else { return 0 }
    let isPlain = (superview as? UITableView).map { $0.style == .plain } ?? true
    let isIndented = editingStyle != .none || shouldIndentWhileEditing || isPlain
    return isIndented ? CellMetrics.editingControl : 0
  }

  /// The width of the content in a row of this width, in points.
  func contentWidth(in width: CGFloat) -> CGFloat {
    let accessory = accessorySize.width
    guard accessory > 0 else { return max(0, width - editingIndentation) }
    return max(0, width - editingIndentation - accessoryGap - accessory - accessoryMargin)
  }

  /// The distance between the content and the accessory, in points.
  private var accessoryGap: CGFloat {
    traitCollection.values.systemVersion < 13 ? CellMetrics.earlierAccessoryGap : 0
  }

  /// The distance of the accessory from the edge of the row, in points.
  private var accessoryMargin: CGFloat {
    if configurations.content != nil { return rowMargin() }
    return (contentView as? UITableViewCellContentView)?.side ?? contentView.layoutMargins.left
  }

  /// The height that the separator takes from the content: up to iOS 12 a pixel, unless the table
  /// has no separators.
  var separatorHeight: CGFloat {
    guard traitCollection.values.systemVersion < 13, hasSeparator else { return 0 }
    return 1 / max(traitCollection.displayScale, 1)
  }

  /// Whether the table has separators; a row without a table has one.
  private var hasSeparator: Bool {
    (superview as? UITableView).map { $0.separatorStyle != .none } ?? true
  }

  /// Places the content view, whose margins depend on its place.
  /// - Returns: Its frame in a row that reads from left to right.
  @discardableResult
  func placeContentView() -> CGRect {
    // The margins of a row without a table follow its width.
    contentView.updateMargins()
    let content = CGRect(
      x: editingIndentation, y: 0, width: contentWidth(in: bounds.width),
      height: max(0, bounds.height - separatorHeight))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    placePart(contentView, at: isReversed ? content.mirrored(in: bounds) : content)
    return content
  }

  func layOutParts() {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
      isReversed ? rect.mirrored(in: bounds) : rect
    }
    let content = placeContentView()
    let width = content.width
    for part in [configurations.background, backgroundView] { placePart(part, at: bounds) }
    if let selectedBackgroundView, selectedBackgroundView.superview === self {
      placePart(selectedBackgroundView, at: bounds)
    }
    placePart(
      editingPart,
      at: directed(
        CGRect(x: 0, y: 0, width: CellMetrics.editingControl, height: bounds.height), in: bounds))
    let size = accessorySize
    let direction: UISemanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    if let accessoryPart, accessoryPart.semanticContentAttribute != direction {
      accessoryPart.semanticContentAttribute = direction
    }
    let accessory = directed(
      CGRect(
        x: content.maxX + accessoryGap, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height),
      in: bounds)
    if let shownAccessoryView, shownAccessoryView.superview === self {
      placeItem(shownAccessoryView, at: accessory)
    } else {
      placePart(accessoryPart, at: accessory)
    }
    guard configurations.content == nil else { return }
    let whole = CGRect(origin: .zero, size: content.size)
    let arrangement = arrangement(width: width)
    let down = max(0, (bounds.height - arrangement.height) / 2)
    for (part, frame) in [
      (imagePart as UIView?, arrangement.image), (textPart, arrangement.text),
      (detailPart, arrangement.detail),
    ] {
      placePart(part, at: directed(frame.offsetBy(dx: 0, dy: down), in: whole))
    }
  }

  /// The frames of the row's own parts, and the height of the row with its margins.
  func arrangement(width: CGFloat) -> (
    image: CGRect, text: CGRect, detail: CGRect, height: CGFloat
  ) {
    let margins = contentView.directionalLayoutMargins
    var left = margins.leading + max(0, CGFloat(indentationLevel) * indentationWidth)
    let right = max(left, width - margins.trailing)
    var image = CGRect.zero
    if let size = imagePart?.image?.size {
      image = CGRect(x: left, y: margins.top, width: size.width, height: size.height)
      left = min(right, image.maxX + CellMetrics.spacing)
    }
    let room = CGSize(width: right - left, height: .infinity)
    func size(_ label: UILabel?) -> CGSize {
      label.map { (($0.text ?? "").isEmpty) ? .zero : $0.sizeThatFits(room) } ?? .zero
    }
    let (first, second) = (size(textPart), size(detailPart))
    var text = CGRect(
      x: left, y: margins.top, width: min(first.width, room.width), height: first.height)
    var detail = CGRect(
      x: left, y: margins.top, width: min(second.width, room.width), height: second.height)
    var height = max(first.height, second.height)
    switch style {
    case .default: text.size.width = room.width
    case .subtitle:
      text.size.width = room.width
      detail.size.width = room.width
      detail.origin.y += first.height + (first == .zero ? 0 : CellMetrics.subtitleSpacing)
      height = detail.maxY - margins.top
    case .value1:
      detail.origin.x = right - detail.width
      text.size.width = min(
        text.width, max(0, detail.minX - left - (second == .zero ? 0 : CellMetrics.spacing)))
    case .value2:
      detail.origin.x = min(right, text.maxX + CellMetrics.spacing / 2)
      detail.size.width = right - detail.minX
    }
    let whole = max(height, image.height)
    text.origin.y += (whole - height) / 2
    detail.origin.y += (whole - height) / 2
    image.origin.y += (whole - image.height) / 2
    return (image, text, detail, whole + margins.top + margins.bottom + separatorHeight)
  }
}
