/// Makes the scenes of templates, one after the other.
struct TemplateScenes {
  var identifiers: Identifiers
  /// Where the next scene stands on the canvas, to the right of the one before.
  var x = 0.0
  var y = 0.0
  /// Which guides the scenes have.
  var guides = Guides.ofView
  /// The class of the first responders, where it is written.
  var responderClass: String?

  /// Where the guides are that mark the room between the bars.
  enum Guides {
    /// In the view, for its safe area; before Xcode 12 behind its colours.
    case ofView, behindColors
    /// In the controller, at the top and at the bottom, as in documents that don't use safe areas.
    case ofController
  }

  init(seed: UInt64) { identifiers = Identifiers(seed: seed) }

  init(_ identifiers: Identifiers) { self.identifiers = identifiers }

  mutating func empty() -> TemplateContent {
    let id = identifiers.next()
    return TemplateContent(
      elements: [scene(titled: "View Controller", viewController(id))], initialController: id)
  }

  mutating func navigation() -> TemplateContent {
    let (id, root) = (identifiers.next(), identifiers.next())
    var controller = NewElement("navigationController", ["id": id, "sceneMemberID": Self.member])
    let bar = bar("navigationBar", frame: Rect(x: 0, y: 59, width: 393, height: 44), mask: [:])
    controller.children = [bar, relationships("rootViewController", to: [root])]
    var child = viewController(root)
    child.children.append(
      NewElement("navigationItem", ["key": "navigationItem", "id": identifiers.next()]))
    return TemplateContent(
      elements: [
        scene(titled: "Navigation Controller", controller),
        scene(titled: "View Controller", child),
      ], initialController: id)
  }

  mutating func tabs() -> TemplateContent {
    let (id, children) = (identifiers.next(), [identifiers.next(), identifiers.next()])
    var controller = NewElement("tabBarController", ["id": id, "sceneMemberID": Self.member])
    let bar = bar(
      "tabBar", frame: Rect(x: 0, y: 0, width: 393, height: 49),
      mask: ["widthSizable": "YES", "flexibleMinY": "YES"])
    controller.children = [bar, relationships("viewControllers", to: children)]
    var elements = [scene(titled: "Tab Bar Controller", controller)]
    for (number, child) in zip(1..., children) {
      var controller = viewController(child)
      controller.children.append(
        NewElement(
          "tabBarItem",
          ["key": "tabBarItem", "title": "Item \(number)", "id": identifiers.next()]))
      elements.append(scene(titled: "Item \(number)", controller))
    }
    return TemplateContent(elements: elements, initialController: id)
  }

  mutating func table() -> TemplateContent {
    let id = identifiers.next()
    var controller = NewElement("tableViewController", ["id": id, "sceneMemberID": Self.member])
    controller.children = [table(of: id)]
    return TemplateContent(
      elements: [scene(titled: "Table View Controller", controller)], initialController: id)
  }

  mutating func xib() -> TemplateContent {
    TemplateContent(elements: [
      NewElement(
        "placeholder",
        ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"]),
      NewElement(
        "placeholder",
        ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"]),
      view(key: nil),
    ])
  }

  /// The distance from scene to scene: a screen of 393 points and a space. The canvas counts 600
  /// units to the width of a screen.
  static let step = (393.0 + 107) * 600 / 393
}
