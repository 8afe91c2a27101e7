extension UICellAccessory {
  /// The place of a system accessory among the others, whatever order the app gives.
  private var rank: Int {
    switch kind {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .checkmark: 4
    case .outlineDisclosure: 5
    case .detail: 6
    case .disclosureIndicator: 7
    case .reorder: 8
    case .custom: 9
    }
  }

  /// Accessories from the leading edge on: those of the system by rank, and those of the app where
  /// it wants them.
  static func sorted(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    let system = accessories.enumerated().filter { $0.element.rank < 9 }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    var (leading, trailing) = (system.filter { $0.rank < 3 }, system.filter { $0.rank >= 3 })
    for accessory in accessories {
      switch accessory.kind {
      case .custom(_, .leading(_, let place)):
        leading.insert(accessory, at: min(max(0, place(leading)), leading.count))
      case .custom(_, .trailing(_, let place)):
        trailing.insert(accessory, at: min(max(0, place(trailing)), trailing.count))
      default: break
      }
    }
    return leading + trailing
  }

  func makeView(in cell: UICollectionViewListCell) -> UIView {
    switch kind {
    case .custom(let view, _):
      view.tintColor = options.tintColor ?? view.tintColor
      return view
    case .label(let text):
      let label = UILabel()
      (label.text, label.font) = (text, options.font)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    case .multiselect: return symbol(cell.isSelected ? "checkmark.circle.fill" : "circle")
    case .delete: return button(symbol("minus.circle.fill", .systemRed), in: cell)
    case .insert: return button(symbol("plus.circle.fill", .systemGreen), in: cell)
    case .outlineDisclosure:
      return button(symbol(cell.isExpanded ? "chevron.down" : "chevron.forward"), in: cell)
    case .checkmark: return symbol("checkmark")
    case .detail: return button(symbol("info.circle"), in: cell)
    case .disclosureIndicator: return symbol("chevron.forward", .tertiaryLabel)
    case .reorder: return symbol("line.3.horizontal", .tertiaryLabel)
    }
  }

  private func symbol(_ name: String, _ color: UIColor? = nil) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .center
    view.tintColor = options.tintColor ?? color
    return view
  }

  /// A button that looks like a symbol, and performs the action, or shows and hides what is below
  /// the cell.
  private func button(_ symbol: UIImageView, in cell: UICollectionViewListCell) -> UIView {
    let button = UIButton(type: .custom)
    button.setImage(symbol.image, for: .normal)
    button.tintColor = symbol.tintColor
    let isOutline = rank == 5
    button.addAction(
      UIAction { [weak cell, action] _ in
        if let action { return action() }
        if isOutline { cell?.toggle() }
      }, for: .primaryActionTriggered)
    return button
  }
}
