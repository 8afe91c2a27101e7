/// The views that a row makes when they are first used.
extension UITableViewCell {
  func makeText() -> UILabel {
    let label = CellLabel(of: self, size: CellMetrics.titleSize)
    textPart = label
    return label
  }

  func makeDetail() -> UILabel {
    let label = CellLabel(
      of: self, size: style == .subtitle ? CellMetrics.subtitleSize : CellMetrics.titleSize)
    if style == .value1 { label.textColor = .secondaryLabel }
    detailPart = label
    return label
  }

  func makeImage() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    imagePart = view
    contentView.addPlacedSubview(view)
    setNeedsLayout()
    return view
  }

  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  func accessoryChanged() {
    let given = shownAccessoryView
    if attachedAccessory !== given {
      if attachedAccessory?.superview === self { attachedAccessory?.removeFromSuperview() }
      if let given { addPlacedSubview(given) }
      attachedAccessory = given
    }
    let symbol = given == nil ? shownAccessoryType.symbolName : nil
    if symbol != nil, accessoryPart == nil { accessoryPart = makeSymbol() }
    accessoryPart?.image = symbol.flatMap { UIImage(systemName: $0) }
    accessoryPart?.isHidden = symbol == nil
    contentView.updateMargins()
    setNeedsLayout()
  }

  /// Adds or removes the background of a selected row, in front of the row's own background.
  func backgroundChanged(_ old: UIView?) {
    if let old, old !== selectedBackgroundView, old.superview === self { old.removeFromSuperview() }
    guard let shown = selectedBackgroundView else { return }
    if showsSelection, shown.superview !== self {
      insertPlacedSubview(shown, at: backgroundView?.superview === self ? 1 : 0)
    }
    if !showsSelection, shown.superview === self { shown.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Shows the control of editing mode, or hides it.
  func editingChanged() {
    let symbol: UIImage? =
      switch isEditing ? editingStyle : .none {
      case .none: nil
      case .delete: .remove
      case .insert: .add
      }
    if symbol != nil, editingPart == nil { editingPart = makeSymbol() }
    editingPart?.image = symbol
    editingPart?.tintColor = editingStyle == .insert ? .systemGreen : .systemRed
    editingPart?.isHidden = symbol == nil
    accessoryChanged()
  }

  private func makeSymbol() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .center
    addPlacedSubview(view)
    return view
  }
}

/// A label of a row, which lays out the row again when its own size changes.
private final class CellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell, size: CGFloat) {
    self.cell = cell
    super.init(frame: .zero)
    font = .systemFont(ofSize: size)
    cell.contentView.addPlacedSubview(self)
    cell.setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
