extension InspectorField {
  /// The fields of a table view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview>
  static let ofTableView = [
    choice(
      "dataMode", "Content",
      "Whether code makes the rows out of prototypes, or the document has them.",
      [FieldChoice("prototypes", "Dynamic Prototypes"), FieldChoice("static", "Static Cells")],
      default: "prototypes", writesDefault: true),
    choice(
      "style", "Style", "Whether sections stand apart.",
      [
        FieldChoice("plain", "Plain"), FieldChoice("grouped", "Grouped"),
        FieldChoice("insetGrouped", "Inset Grouped"),
      ], default: "plain", writesDefault: true),
    choice(
      "separatorStyle", "Separator", "Whether lines stand between rows.",
      [
        FieldChoice("default", "Default"), FieldChoice("none", "None"),
        FieldChoice("singleLine", "Single Line"),
        FieldChoice("singleLineEtched", "Single Line Etched"),
      ], default: "default", writesDefault: true),
    color("separatorColor", "Separator Color", "The colour of the lines."),
    flag("allowsSelection", "Selection", "Whether rows can be selected.", default: true),
    flag("allowsMultipleSelection", "Multiple Selection", "Whether several rows can be."),
    flag(
      "allowsSelectionDuringEditing", "Selection During Editing",
      "Whether rows can be selected while editing."),
    flag(
      "allowsMultipleSelectionDuringEditing", "Multiple Selection During Editing",
      "Whether several rows can be while editing."),
  ]

  /// The size fields of a table view.
  static let heightsOfTableView = [
    height("rowHeight", "Row Height", "The height of rows that have none of their own, in points."),
    height("estimatedRowHeight", "Estimate", "What counts for rows that are not yet there."),
    height("sectionHeaderHeight", "Header Height", "The height of headers of sections."),
    height(
      "estimatedSectionHeaderHeight", "Header Estimate",
      "What counts for headers that are not yet there."),
    height("sectionFooterHeight", "Footer Height", "The height of footers of sections."),
    height(
      "estimatedSectionFooterHeight", "Footer Estimate",
      "What counts for footers that are not yet there."),
  ]

  private static func height(_ id: String, _ title: String, _ help: String) -> InspectorField {
    number(
      id, title, help,
      NumberKind(least: -1, names: [NumberKind.Name(name: "automatic", value: -1)]), default: -1,
      writesDefault: !id.hasPrefix("estimated"))
  }

  /// The fields of a table view's cell.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
  static let ofTableViewCell = [
    text("reuseIdentifier", "Identifier", "The name by which code asks for such cells."),
    choice(
      "selectionStyle", "Selection", "How a selected row looks.",
      [
        FieldChoice("none", "None"), FieldChoice("blue", "Blue"), FieldChoice("gray", "Gray"),
        FieldChoice("default", "Default"),
      ], default: "default", writesDefault: true),
    choice(
      "accessoryType", "Accessory", "What stands at the trailing edge, which narrows the content.",
      accessories, default: "none"),
    choice(
      "editingAccessoryType", "Editing Acc.", "What stands there while editing.", accessories,
      default: "none"),
    number(
      "indentationLevel", "Indentation Level", "How many steps the content is indented.",
      .whole(from: 0)),
    number(
      "indentationWidth", "Indentation Width", "The width of a step, in points.", .positive,
      default: 10, writesDefault: true),
    flag(
      "shouldIndentWhileEditing", "Indent While Editing", "Whether editing indents the content.",
      default: true),
    flag(
      "showsReorderControl", "Shows Re-order Controls", "Whether it can be dragged while editing."),
  ]

  private static let accessories = [
    FieldChoice("none", "None"), FieldChoice("disclosureIndicator", "Disclosure Indicator"),
    FieldChoice("detailDisclosureButton", "Detail Disclosure"),
    FieldChoice("checkmark", "Checkmark"), FieldChoice("detailButton", "Detail"),
  ]
}
