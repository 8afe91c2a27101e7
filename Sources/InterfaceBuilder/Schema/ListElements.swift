/// The rows of tables and collections, and of their rows and cells.
enum ListElements {
  static let all = [
    tableView, tableViewCell,
    ElementSchema(
      "tableViewHeaderFooterView", "UITableViewHeaderFooterView", .view, [reuseIdentifier]
    ),
    ElementSchema(
      "collectionView", "UICollectionView", .scrollView,
      [
        .words("dataMode", "none prototypes"), .flag("prefetchingEnabled", default: true),
        .flag("allowsSelection", default: true), .flag("allowsMultipleSelection"),
        .flag("springLoaded"),
      ],
      library: [
        LibraryEntry("Collection View", "A grid of cells", "list", (240, 128)) { xcode in
          .named(
            "collectionView", ["multipleTouchEnabled": "YES", "dataMode": "prototypes"],
            children: [
              .systemBackground, flowLayout(by: xcode),
              NewElement("cells", children: [newCollectionViewCell(by: xcode)]),
            ])
        }
      ]),
    ElementSchema(
      "collectionViewCell", "UICollectionViewCell", .view,
      [reuseIdentifier], inspected: "reuseIdentifier",
      library: [
        LibraryEntry(
          "Collection View Cell", "An item of a collection view", "prototype", (128, 128),
          byXcode: newCollectionViewCell)
      ]),
    ElementSchema(
      "collectionReusableView", "UICollectionReusableView", .view, [reuseIdentifier],
      inspected: "reuseIdentifier"),
    ElementSchema(
      "tableViewSection", .part,
      [
        .text("headerTitle", "Header", "The text above the rows."),
        .text("footerTitle", "Footer", "The text below the rows."), .text("id"),
        .text("userLabel"), .text("colorLabel"),
      ], inspected: "headerTitle footerTitle"),
  ]

  private static let reuseIdentifier = AttributeSchema.text(
    "reuseIdentifier", "Identifier", "The identifier by which code asks for one like this.")

  /// Source: <https://developer.apple.com/documentation/uikit/uitableview>
  private static let tableView = ElementSchema(
    "tableView", "UITableView", .scrollView,
    [
      .choice(
        "dataMode", "Content",
        "Whether code makes the rows out of prototypes, or the document has them.",
        [
          AttributeChoice("prototypes", "Dynamic Prototypes"),
          AttributeChoice("static", "Static Cells"),
        ], default: "prototypes", writesDefault: true),
      .choice(
        "style", "Style", "Whether sections stand apart.",
        ["plain", "grouped", "insetGrouped"], default: "plain", writesDefault: true),
      .choice(
        "separatorStyle", "Separator", "Whether lines stand between rows.",
        ["default", "none", "singleLine", "singleLineEtched"], default: "default",
        writesDefault: true),
      .flag("allowsSelection", "Selection", "Whether rows can be selected.", default: true),
      .number("sectionIndexMinimumDisplayRowCount", "", "", .whole()),
      .flag(
        "allowsSelectionDuringEditing", "Selection During Editing",
        "Whether rows can be selected while editing."),
      .flag(
        "allowsMultipleSelection", "Multiple Selection", "Whether several rows can be selected."),
      .flag(
        "allowsMultipleSelectionDuringEditing", "Multiple Selection During Editing",
        "Whether several rows can be selected while editing."),
      .words("separatorInsetReference", "cellEdges automaticInsets"),
      .flag("contentViewInsetsToSafeArea", default: true),
      height(
        "rowHeight", "Row Height", "The height of rows that have none of their own, in points."),
      height(
        "estimatedRowHeight", "Estimate", "The height assumed for rows that are not made yet."),
      height("sectionHeaderHeight", "Header Height", "The height of headers of sections."),
      height(
        "estimatedSectionHeaderHeight", "Header Estimate",
        "The height assumed for headers that are not made yet."),
      height("sectionFooterHeight", "Footer Height", "The height of footers of sections."),
      height(
        "estimatedSectionFooterHeight", "Footer Estimate",
        "The height assumed for footers that are not made yet."),
      .flag("prefetchingEnabled", default: true),
      .flag("springLoaded"), .number("fillerRowHeight"),
      .flag(
        "alwaysBounceVertical", "Bounce Vertically",
        "Whether it bounces though the content is not higher.", default: true,
        writesDefault: true),
    ],
    values: [
      .color("separatorColor", "Separator Color", "The colour of the lines."),
      .color("sectionIndexColor"), .color("sectionIndexBackgroundColor"),
      .color("sectionIndexTrackingBackgroundColor"),
    ],
    inspected: """
      dataMode style separatorStyle separatorColor allowsSelection allowsMultipleSelection
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      """,
    library: [
      LibraryEntry("Table View", "A column of rows", "list cells", (240, 128)) { xcode in
        .named(
          "tableView", xcode < 9 ? fixedHeights : estimatedHeights,
          children: [
            .systemBackground, NewElement("prototypes", children: [newTableViewCell(by: xcode)]),
          ])
      }
    ])

  private static func height(_ name: String, _ title: String, _ help: String) -> AttributeSchema {
    .number(name, title, help, .automatic, default: -1, writesDefault: !name.hasPrefix("estimated"))
  }

  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
  private static let tableViewCell = ElementSchema(
    "tableViewCell", "UITableViewCell", .view,
    [
      .choice(
        "selectionStyle", "Selection", "How a selected row looks.",
        ["none", "blue", "gray", "default"], default: "default", writesDefault: true),
      .choice(
        "accessoryType", "Accessory",
        "What stands at the trailing edge; the content gets narrower.", accessories,
        default: "none"),
      .flag("hidesAccessoryWhenEditing", default: true),
      .number(
        "indentationLevel", "Indentation Level", "How many steps the content is indented.",
        .whole(from: 0)),
      .flag(
        "showsReorderControl", "Shows Re-order Controls",
        "Whether it can be dragged while editing."),
      .number(
        "indentationWidth", "Indentation Width", "The width of a step, in points.", .positive,
        default: 10, writesDefault: true),
      reuseIdentifier,
      .choice(
        "editingAccessoryType", "Editing Acc.", "What stands at the trailing edge while editing.",
        accessories,
        default: "none"),
      .text("textLabel"), .text("detailTextLabel"), .text("imageView"),
      .flag(
        "shouldIndentWhileEditing", "Indent While Editing", "Whether editing indents the content.",
        default: true),
      .number(
        "rowHeight", "Row Height", "The height of the row, in points; -1 for its content's.",
        .automatic, default: -1),
      .words(
        "style",
        """
        IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 \
        IBUITableViewCellStyleSubtitle
        """),
      .words("focusStyle", "default custom"),
    ],
    inspected: """
      reuseIdentifier selectionStyle accessoryType editingAccessoryType indentationLevel
      indentationWidth shouldIndentWhileEditing showsReorderControl
      """,
    library: [
      LibraryEntry(
        "Table View Cell", "A row of a table view", "prototype", (240, 44),
        byXcode: newTableViewCell)
    ])

  private static let accessories: [AttributeChoice] = [
    "none", "disclosureIndicator", AttributeChoice("detailDisclosureButton", "Detail Disclosure"),
    "checkmark", AttributeChoice("detailButton", "Detail"),
  ]

  // MARK: - The library

  /// Before Xcode 9, the heights of rows were written, and no estimates.
  private static let fixedHeights: KeyValuePairs = [
    "rowHeight": "44", "sectionHeaderHeight": "28", "sectionFooterHeight": "28",
  ]
  private static let estimatedHeights: KeyValuePairs = [
    "estimatedRowHeight": "-1", "estimatedSectionHeaderHeight": "-1",
    "estimatedSectionFooterHeight": "-1",
  ]

  /// A prototype is drawn below the header of its table, which is higher since Xcode 13.
  private static func newTableViewCell(by xcode: Int) -> NewElement {
    .named(
      "tableViewCell",
      [
        "clipsSubviews": "YES", "preservesSuperviewLayoutMargins": "YES", "reuseIdentifier": "Cell",
      ],
      id: "cell",
      children: [
        NewElement(Rect(x: 0, y: xcode < 13 ? 28 : 50, width: 240, height: 44), key: "frame"),
        .noMask,
        .contentView(
          "tableViewCellContentView", (240, 44), by: xcode,
          ["preservesSuperviewLayoutMargins": "YES", "tableViewCell": "cell"]),
      ])
  }

  /// The content view of a collection's cell has an element of its own since Xcode 11.
  private static func newCollectionViewCell(by xcode: Int) -> NewElement {
    .named(
      "collectionViewCell",
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
        "contentMode": "center", "reuseIdentifier": "Cell",
      ], id: "cell",
      children: [
        NewElement(Rect(x: 0, y: 0, width: 128, height: 128), key: "frame"), .fixedCornerMask,
        .contentView(xcode < 11 ? "view" : "collectionViewCellContentView", (128, 128), by: xcode),
      ])
  }

  /// The layout of a new collection view; cells have estimated sizes since Xcode 11.
  private static func flowLayout(by xcode: Int) -> NewElement {
    var layout = NewElement.named(
      "collectionViewFlowLayout",
      [
        "key": "collectionViewLayout", "minimumLineSpacing": "10", "minimumInteritemSpacing": "10",
      ], id: "layout",
      children: [
        NewElement("size", ["key": "itemSize", "width": "128", "height": "128"]),
        NewElement("size", ["key": "headerReferenceSize", "width": "0.0", "height": "0.0"]),
        NewElement("size", ["key": "footerReferenceSize", "width": "0.0", "height": "0.0"]),
        NewElement(
          "inset",
          ["key": "sectionInset", "minX": "0.0", "minY": "0.0", "maxX": "0.0", "maxY": "0.0"]),
      ])
    if xcode >= 11 { layout["automaticEstimatedItemSize"] = "YES" }
    return layout
  }
}
