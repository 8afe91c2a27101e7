extension PropertyTable {
  static let lists = [tableView, tableViewCell, collectionView]

  private static let tableView = PropertyTable(
    UITableView.self,
    [
      .number("rowHeight", \.rowHeight), .number("estimatedRowHeight", \.estimatedRowHeight),
      .number("sectionHeaderHeight", \.sectionHeaderHeight),
      .number("sectionFooterHeight", \.sectionFooterHeight),
      .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      .choice("separatorStyle", \.separatorStyle, ["singleLineEtched": .singleLine]),
      .flag("allowsSelection", \.allowsSelection),
      .flag("allowsMultipleSelection", \.allowsMultipleSelection),
      .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      .color("separatorColor", \.separatorColor), .insets("separatorInset", \.separatorInset),
      .choice(
        "separatorInsetReference", \.separatorInsetReference,
        ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]),
      .flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
      .number("fillerRowHeight", \.fillerRowHeight),
      .number("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
      .color("sectionIndexColor", \.sectionIndexColor),
      .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
    ])

  private static let collectionView = PropertyTable(
    UICollectionView.self,
    [
      .flag("prefetchingEnabled", \.isPrefetchingEnabled),
      .flag("allowsSelection", \.allowsSelection),
      .flag("allowsMultipleSelection", \.allowsMultipleSelection),
    ])

  private static let tableViewCell = PropertyTable(
    UITableViewCell.self,
    [
      .choice("accessoryType", \.accessoryType),
      .choice("editingAccessoryType", \.editingAccessoryType),
      .choice("selectionStyle", \.selectionStyle), .number("indentationLevel", \.indentationLevel),
      .number("indentationWidth", \.indentationWidth),
      .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
      .flag("showsReorderControl", \.showsReorderControl),
      .insets("separatorInset", \.separatorInset),
    ])
}
