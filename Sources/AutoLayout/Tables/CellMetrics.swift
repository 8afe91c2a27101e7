import Foundation

/// The sizes of rows and of what is in them, in points: the one table of it.
enum CellMetrics {
  /// A row that is not measured yet, and the least height of one without constraints.
  static let rowHeight: CGFloat = 44
  /// A header or footer with a title.
  static let headerHeight: CGFloat = 28
  /// A header or footer with a title in a grouped table, and the space in place of one without.
  static let groupedHeaderHeight: CGFloat = 38
  static let groupedSpace: CGFloat = 18
  /// Above and below the content of a row.
  static let verticalMargin: CGFloat = 11
  /// Between a row's picture and its text, and between its text and its accessory.
  static let spacing: CGFloat = 16
  /// The square of an accessory.
  static let accessory: CGFloat = 20
  /// Between the lines of a row with a subtitle.
  static let subtitleSpacing: CGFloat = 2
  /// The sizes of a row's texts.
  static let titleSize: CGFloat = 17
  static let subtitleSize: CGFloat = 12
  static let headerSize: CGFloat = 13
}
