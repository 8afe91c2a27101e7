/// The parts that templates are made of.
extension TemplateScenes {
  mutating func scene(titled title: String, _ controller: NewElement) -> NewElement {
    defer { x += Self.step }
    var firstResponder = NewElement(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": identifiers.next(),
        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
      ])
    firstResponder["customClass"] = responderClass
    return NewElement(
      "scene", ["sceneID": identifiers.next()],
      children: [
        NewElement("objects", children: [controller, firstResponder]),
        NewElement("point", ["key": "canvasLocation", "x": x.written, "y": y.written]),
      ], comment: title)
  }

  mutating func viewController(_ id: String, frame: Rect = Self.screen) -> NewElement {
    NewElement(
      "viewController", ["id": id, "sceneMemberID": Self.member],
      children: layoutGuides() + [view(key: "view", frame: frame)])
  }

  private mutating func layoutGuides() -> [NewElement] {
    guard guides == .ofController else { return [] }
    let guides = ["top", "bottom"].map {
      NewElement("viewControllerLayoutGuide", ["type": $0, "id": identifiers.next()])
    }
    return [NewElement("layoutGuides", children: guides)]
  }

  mutating func view(key: String?, frame: Rect = Self.screen) -> NewElement {
    var view = NewElement("view", ["contentMode": "scaleToFill", "id": identifiers.next()])
    if let key { view.attributes.append(.init("key", key)) }
    view.children = [NewElement(frame, key: "frame"), Self.fillingMask, Self.background]
    if guides != .ofController {
      let safeArea = NewElement("viewLayoutGuide", ["key": "safeArea", "id": identifiers.next()])
      view.children.insert(safeArea, at: guides == .ofView ? 2 : 3)
    }
    return view
  }

  mutating func bar(
    _ name: String, frame: Rect, mask: KeyValuePairs<String, String>
  ) -> NewElement {
    var autoresizing = NewElement("autoresizingMask", mask)
    autoresizing.attributes.append(.init("key", "autoresizingMask"))
    return NewElement(
      name,
      [
        "key": name, "contentMode": "scaleToFill", "insetsLayoutMarginsFromSafeArea": "NO",
        "id": identifiers.next(),
      ], children: [NewElement(frame, key: "frame"), autoresizing])
  }

  mutating func relationships(_ relationship: String, to ids: [String]) -> NewElement {
    NewElement(
      "connections",
      children: ids.map { id in
        NewElement(
          "segue",
          [
            "destination": id, "kind": "relationship", "relationship": relationship,
            "id": identifiers.next(),
          ])
      })
  }

  mutating func table(of controller: String) -> NewElement {
    NewElement(
      "tableView",
      [
        "key": "view", "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "alwaysBounceVertical": "YES", "dataMode": "prototypes", "style": "plain",
        "separatorStyle": "default", "rowHeight": "-1", "estimatedRowHeight": "-1",
        "sectionHeaderHeight": "-1", "estimatedSectionHeaderHeight": "-1",
        "sectionFooterHeight": "-1", "estimatedSectionFooterHeight": "-1",
        "id": identifiers.next(),
      ],
      children: [
        NewElement(Self.screen, key: "frame"), Self.fillingMask, Self.background,
        NewElement("prototypes", children: [cell()]),
        NewElement(
          "connections",
          children: ["dataSource", "delegate"].map { property in
            NewElement(
              "outlet",
              ["property": property, "destination": controller, "id": identifiers.next()])
          }),
      ])
  }

  mutating func cell() -> NewElement {
    let id = identifiers.next()
    let unmasked = NewElement("autoresizingMask", ["key": "autoresizingMask"])
    return NewElement(
      "tableViewCell",
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "preservesSuperviewLayoutMargins": "YES", "selectionStyle": "default",
        "indentationWidth": "10", "reuseIdentifier": "Cell", "id": id,
      ],
      children: [
        NewElement(Rect(x: 0, y: 50, width: 393, height: Self.rowHeight), key: "frame"), unmasked,
        NewElement(
          "tableViewCellContentView",
          [
            "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
            "multipleTouchEnabled": "YES", "contentMode": "center",
            "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
            "tableViewCell": id, "id": identifiers.next(),
          ],
          children: [
            NewElement(Rect(x: 0, y: 0, width: 393, height: Self.rowHeight), key: "frame"),
            unmasked,
          ]),
      ])
  }

  static let member = "viewController"
  static let screen = Rect(x: 0, y: 0, width: 393, height: 852)
  /// 44 points less a separator of a pixel, as a `Float` holds it.
  private static let rowHeight = Double(Float(44) - Float(1) / 3)
  private static let fillingMask = NewElement(
    "autoresizingMask",
    ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"])
  private static let background = NewElement(
    "color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])
}
