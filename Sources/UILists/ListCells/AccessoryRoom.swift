/// The rooms of a cell's accessories and of its content, in a cell that reads from left to right.
///
/// ```
/// |margin|room|16|room|content|room|8|room|margin|
/// ```
///
/// Source: <https://github.com/kern0x1b/charon>, `tests/backports/device/lists-expectations.h`,
/// which has them for a Mac in the idiom of the iPad
@MainActor struct AccessoryRoom {
  /// The usual width of a room, in points.
  static let standard: CGFloat = 24
  /// The distance between leading rooms, and between trailing ones, in points.
  private static let spaces: (leading: CGFloat, trailing: CGFloat) = (16, 8)

  /// The frames of the accessories, in the order of the cell.
  private(set) var accessories: [CGRect] = []
  /// The line before the control for moving; nil without one.
  private(set) var separator: CGRect?
  private(set) var content: CGRect

  /// - Parameters:
  ///   - size: The size of the cell, in points.
  ///   - margin: The distance of accessories from the edges, in points.
  ///   - indentation: That of leading accessories and that of the content after them, in points.
  init(
    _ shown: [ShownAccessory], size: CGSize, margin: CGFloat,
    indentation: (accessories: CGFloat, content: CGFloat)
  ) {
    var (left, right) = (indentation.accessories, size.width)
    accessories = shown.map { _ in .zero }
    func frame(_ shown: ShownAccessory, _ x: CGFloat, _ width: CGFloat) -> CGRect {
      let own = shown.size
      return CGRect(
        x: x + (width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
        height: own.height)
    }
    for (index, accessory) in shown.enumerated() where accessory.isLeading {
      left += left == indentation.accessories ? margin : Self.spaces.leading
      accessories[index] = frame(accessory, left, accessory.room)
      left += accessory.room
    }
    for (index, accessory) in shown.enumerated().reversed() where !accessory.isLeading {
      if right < size.width, separator == nil, shown.last?.hasLine == true {
        right -= Self.spaces.trailing + 1
        separator = CGRect(x: right, y: 0, width: 1, height: size.height)
      }
      right -= right == size.width ? margin : Self.spaces.trailing
      right -= accessory.room
      accessories[index] = frame(accessory, right, accessory.room)
    }
    left += indentation.content
    content = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
  }
}

/// An accessory of a cell, with its view.
@MainActor struct ShownAccessory {
  let accessory: UICellAccessory
  let view: UIView

  var isLeading: Bool {
    switch accessory.kind {
    case .multiselect, .delete, .insert, .custom(_, .leading): true
    default: false
    }
  }

  var isMultiselect: Bool { if case .multiselect = accessory.kind { true } else { false } }

  /// Whether a line stands before it.
  var hasLine: Bool {
    if case .reorder = accessory.kind { return accessory.options.showsVerticalSeparator }
    return false
  }

  /// The size of the view, in points.
  var size: CGSize {
    switch accessory.kind {
    case .multiselect, .delete, .insert: CGSize(width: 26, height: 26)
    case .checkmark: CGSize(width: 19, height: 18)
    case .reorder: CGSize(width: 27, height: 15)
    case .outlineDisclosure: CGSize(width: 14, height: 14)
    case .detail: CGSize(width: 20.5, height: 20)
    case .disclosureIndicator:
      CGSize(
        width: CellMetrics.accessoryWidth(
          .disclosureIndicator, version: view.traitCollection.systemVersion,
          scale: view.traitCollection.displayScale), height: 14)
    case .label, .custom: view.foreignSize(fits: true)
    }
  }

  /// The width of the room, in points.
  var room: CGFloat {
    let usual: UICellAccessory.LayoutDimension =
      switch accessory.kind {
      case .label, .outlineDisclosure, .disclosureIndicator: .actual
      default: .standard
      }
    switch accessory.options.reservedLayoutWidth ?? usual {
    case .actual: return size.width
    case .standard: return AccessoryRoom.standard
    case .custom(let width): return width
    }
  }
}
