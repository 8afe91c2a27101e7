@_spi(Package) import UIViews

/// An item of a collection that looks like a row, with accessories beside its content.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content. System accessories have places of their own.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  private var made: [ShownAccessory] = []
  private let line = UIView()
  /// The number of steps by which the content is indented: in outlines that of the item.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { roomChanged() } } }
  /// The length of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { roomChanged() } }
  /// Whether leading accessories are indented as well.
  open var indentsAccessories = true { didSet { roomChanged() } }
  /// Whether the items below it in an outline are shown.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { accessoriesChanged() } }
  }

  open override var isSelected: Bool {
    didSet {
      if isSelected != oldValue, made.contains(where: \.isMultiselect) { accessoriesChanged() }
    }
  }

  /// A configuration of the list's style without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The rectangle of the separator below the cell, which is not drawn.
  ///
  /// The app's constraints go before those that it begins with.
  open private(set) lazy var separatorLayoutGuide = makeSeparatorLayoutGuide()

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    return state
  }

  private var isEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  // MARK: Layout

  /// The accessories of the present state.
  private var shown: [ShownAccessory] {
    made.filter {
      switch $0.accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// The distance of content and accessories from the edges, in points.
  private var sideMargin: CGFloat {
    guard let list = superview as? UICollectionView else { return directionalLayoutMargins.leading }
    return RowMargin(of: self, width: list.bounds.width, hasTable: true).side
  }

  private func room(in size: CGSize) -> AccessoryRoom {
    let length = max(0, CGFloat(indentationLevel) * indentationWidth)
    return AccessoryRoom(
      shown, size: size, margin: sideMargin,
      indentation: indentsAccessories ? (length, 0) : (0, length))
  }

  override func contentFrame(in size: CGSize) -> CGRect { room(in: size).content }

  override var contentMargins: NSDirectionalEdgeInsets {
    let (shown, side) = (shown, sideMargin)
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if shown.contains(where: \.isLeading) { margins.leading = CellMetrics.accessorySpace }
    if !shown.allSatisfy(\.isLeading) { margins.trailing = CellMetrics.accessorySpace }
    return margins
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width, height: max(CellMetrics.rowHeight, fitting.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (shown, room) = (shown, room(in: bounds.size))
    let whole = CGRect(origin: .zero, size: bounds.size)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for one in made { one.view.isHidden = one.accessory.options.isHidden }
    let isShown = Set(shown.map { ObjectIdentifier($0.view) })
    for one in made where !isShown.contains(ObjectIdentifier(one.view)) { one.view.isHidden = true }
    for (one, frame) in zip(shown, room.accessories) {
      placePart(one.view, at: isReversed ? frame.mirrored(in: whole) : frame)
    }
    line.isHidden = room.separator == nil
    if let frame = room.separator {
      if line.superview !== self { addPlacedSubview(line) }
      line.backgroundColor = .separator
      placePart(line, at: isReversed ? frame.mirrored(in: whole) : frame)
    }
  }

  /// Called when accessories, or what they depend on, have changed.
  func roomChanged() {
    setNeedsUpdateConfiguration()
    contentView.updateMargins()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func accessoriesChanged() {
    for one in made { one.view.removeFromSuperview() }
    made = UICellAccessory.sorted(accessories).map {
      ShownAccessory(accessory: $0, view: $0.makeView(in: self))
    }
    for one in made { addPlacedSubview(one.view) }
    roomChanged()
  }

  private func makeSeparatorLayoutGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let lines = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: contentMargins.leading),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)),
    ]
    for line in lines { line.priority = .fittingSizeLevel }
    NSLayoutConstraint.activate(lines)
    return guide
  }
}
