/// The sizes of rows and their parts in points, in one table.
enum CellMetrics {
  /// The height of a row before it is measured, and the least height of a row without constraints.
  static let rowHeight: CGFloat = 44
  /// The height of a header or footer with a title.
  static let headerHeight: CGFloat = 28
  /// The space above the header of a plain table since iOS 15.
  static let headerTopPadding: CGFloat = 22
  /// The gap between the sections of a grouped table where there is no title.
  static let groupedSpace: CGFloat = 18
  /// The space above and below the lines of a title in a grouped table together, by the sections
  /// that Interface Builder wrote into public documents: a header of one line has 38 points, a
  /// footer of one line 30, and one of two lines 46, whatever heights the table has for them.
  static let groupedHeaderSpace: CGFloat = 22
  static let groupedFooterSpace: CGFloat = 14
  /// The space above and below the content of a row.
  static let verticalMargin: CGFloat = 11
  /// The space above and below the content of a header or footer.
  static let headerMargin: CGFloat = 4
  /// The space between a row's image and its text, and between its text and its accessory.
  static let spacing: CGFloat = 16
  /// The height of an accessory.
  static let accessory: CGFloat = 20
  /// The margin of the content on the side of an accessory: rows of documents with a disclosure
  /// indicator end 8 points before the end of their content view.
  static let accessorySpace: CGFloat = 8
  /// The space between the content view and the accessory up to iOS 12.
  static let earlierAccessoryGap: CGFloat = 8

  /// The width of a system accessory, by the content views that Interface Builder wrote into public
  /// documents: 34 and 48 points narrower than their rows up to iOS 12, 26.5 to 27 and 36.5 to 40
  /// later.
  static func accessoryWidth(
    _ type: UITableViewCell.AccessoryType, version: Int, scale: CGFloat
  ) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: version < 13 ? 10 : scale > 2 ? 31.0 / 3 : 10.5
    case .checkmark: version < 13 ? 14 : 20.5
    case .detailButton: version < 13 ? 24 : version < 15 ? 24 : 20.5
    case .detailDisclosureButton: version < 13 ? 43 : 43
    }
  }
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
