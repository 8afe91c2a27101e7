import InterfaceBuilder

// The lists of the library, with a prototype of their cells.
extension NewElement {
  static let tableView = NewElement(
    "tableView",
    [
      "clipsSubviews": "YES", "contentMode": "scaleToFill", "alwaysBounceVertical": "YES",
      "dataMode": "prototypes", "style": "plain", "separatorStyle": "default", "rowHeight": "-1",
      "estimatedRowHeight": "-1", "sectionHeaderHeight": "-1",
      "estimatedSectionHeaderHeight": "-1", "sectionFooterHeight": "-1",
      "estimatedSectionFooterHeight": "-1", "id": "view",
    ],
    children: [
      .systemColor("systemBackgroundColor", key: "backgroundColor"),
      NewElement("prototypes", children: [tableViewCell]),
    ])

  static let tableViewCell = NewElement(
    "tableViewCell",
    [
      "clipsSubviews": "YES", "contentMode": "scaleToFill",
      "preservesSuperviewLayoutMargins": "YES", "selectionStyle": "default",
      "indentationWidth": "10", "reuseIdentifier": "Cell", "id": "cell",
    ],
    children: [
      NewElement(Rect(x: 0, y: 50, width: 240, height: 44), key: "frame"), .noMask,
      NewElement(
        "tableViewCellContentView",
        [
          "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
          "multipleTouchEnabled": "YES", "contentMode": "center",
          "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
          "tableViewCell": "cell", "id": "content",
        ], children: [NewElement(Rect(x: 0, y: 0, width: 240, height: 44), key: "frame"), .noMask]),
    ])

  static let collectionView = NewElement(
    "collectionView",
    [
      "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
      "dataMode": "prototypes", "id": "view",
    ],
    children: [
      .systemColor("systemBackgroundColor", key: "backgroundColor"),
      NewElement(
        "collectionViewFlowLayout",
        [
          "key": "collectionViewLayout", "automaticEstimatedItemSize": "YES",
          "minimumLineSpacing": "10", "minimumInteritemSpacing": "10", "id": "layout",
        ],
        children: [
          NewElement("size", ["key": "itemSize", "width": "128", "height": "128"]),
          NewElement("size", ["key": "headerReferenceSize", "width": "0.0", "height": "0.0"]),
          NewElement("size", ["key": "footerReferenceSize", "width": "0.0", "height": "0.0"]),
          NewElement(
            "inset",
            ["key": "sectionInset", "minX": "0.0", "minY": "0.0", "maxX": "0.0", "maxY": "0.0"]),
        ]),
      NewElement("cells", children: [collectionViewCell]),
    ])

  static let collectionViewCell = NewElement(
    "collectionViewCell",
    [
      "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES",
      "contentMode": "center", "reuseIdentifier": "Cell", "id": "cell",
    ],
    children: [
      NewElement(Rect(x: 0, y: 0, width: 128, height: 128), key: "frame"), .fixedCornerMask,
      NewElement(
        "collectionViewCellContentView",
        [
          "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
          "multipleTouchEnabled": "YES", "contentMode": "center",
          "insetsLayoutMarginsFromSafeArea": "NO", "id": "content",
        ], children: [NewElement(Rect(x: 0, y: 0, width: 128, height: 128), key: "frame"), .noMask]),
    ])
}
