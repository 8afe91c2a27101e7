import Foundation

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

  func accessoryChanged() {
    let symbol = accessoryView == nil ? accessoryType.symbolName : nil
    if symbol != nil, accessoryPart == nil {
      let view = UIImageView()
      view.contentMode = .center
      accessoryPart = view
      addPlacedSubview(view)
    }
    accessoryPart?.image = symbol.flatMap { UIImage(systemName: $0) }
    accessoryPart?.isHidden = symbol == nil
    setNeedsLayout()
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
