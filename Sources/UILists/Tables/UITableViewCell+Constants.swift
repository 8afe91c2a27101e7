extension UITableViewCell {
  /// The arrangement of the two texts of a row.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// Two texts at opposite ends.
    case value1 = 1
    /// A narrow text followed by another.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// The symbol at the trailing end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4

    var symbolName: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.forward"
      case .detailDisclosureButton, .detailButton: "info.circle"
      case .checkmark: "checkmark"
      }
    }
  }

  /// The control at the leading edge of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }
}
