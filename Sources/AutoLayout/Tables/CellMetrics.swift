import Foundation

/// The sizes of rows and their parts in points, in one table.
enum CellMetrics {
  /// The height of a row before it is measured, and the least height of a row without constraints.
  static let rowHeight: CGFloat = 44
  /// The height of a header or footer with a title.
  static let headerHeight: CGFloat = 28
  /// The height of a header or footer with a title in a grouped table, and of the gap where there is no
  /// title.
  static let groupedHeaderHeight: CGFloat = 38
  static let groupedSpace: CGFloat = 18
  /// The space above and below the content of a row.
  static let verticalMargin: CGFloat = 11
  /// The space above and below the content of a header or footer.
  static let headerMargin: CGFloat = 4
  /// The space between a row's image and its text, and between its text and its accessory.
  static let spacing: CGFloat = 16
  /// The width and height of an accessory.
  static let accessory: CGFloat = 20
  /// The width of the control of a row in editing mode, by which its content is indented: projects
  /// that place their own parts beside it have measured it.
  ///
  /// Source: <https://github.com/eyangfang/FoodTracker>, `MealTableViewCell.swift`
  static let editingControl: CGFloat = 38
  /// The seconds that it takes to come in.
  static let editingDuration: TimeInterval = 0.3
  /// The space between the texts of a row with a subtitle.
  static let subtitleSpacing: CGFloat = 2
  /// The font sizes of a row's texts.
  static let titleSize: CGFloat = 17
  static let subtitleSize: CGFloat = 12
  static let headerSize: CGFloat = 13

  /// The frame that a row, a header or a footer has until a table places it: as wide as the screen.
  @MainActor static func frame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }
}
