/// The rows of bars.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uinavigationbar>,
/// <https://developer.apple.com/documentation/uikit/uitoolbar>,
/// <https://developer.apple.com/documentation/uikit/uitabbar>.
enum BarElements {
  static let all = [
    ElementSchema(
      "navigationBar", "UINavigationBar", .view,
      [
        .barStyle, translucent,
        .flag(
          "largeTitles", "Prefers Large Titles", "Whether titles are large, and the bar higher."),
        .text("backIndicatorImage"), .text("backIndicatorTransitionMask"), .text("catalog"),
        .text("shadowImage"),
      ], values: [barTint], inspected: "translucent barTintColor largeTitles",
      library: [
        LibraryEntry(
          "Navigation Bar", "A title and buttons at the top", "", (393, 44), isWide: true,
          bar("navigationBar", [:], [.named("navigationItem", ["title": "Title"], id: "item")]))
      ]),
    ElementSchema(
      "toolbar", "UIToolbar", .view, [.barStyle, translucent], values: [barTint],
      inspected: "translucent barTintColor",
      library: [
        LibraryEntry(
          "Toolbar", "Buttons at the bottom", "tool bar", (393, 44), isWide: true,
          bar(
            "toolbar", ["opaque": "NO", "clearsContextBeforeDrawing": "NO"],
            [.named("barButtonItem", ["title": "Item"], id: "item")]))
      ]),
    ElementSchema(
      "tabBar", "UITabBar", .view,
      [
        .barStyle, translucent, .words("itemPositioning", "automatic fill centered"),
        .number("itemWidth"), .number("itemSpacing"), .text("backgroundImage"),
        .text("selectionIndicatorImage"), .text("shadowImage"), .text("catalog"),
      ], values: [barTint, .color("selectedImageTintColor"), .color("unselectedItemTintColor")],
      inspected: "translucent barTintColor",
      library: [
        LibraryEntry(
          "Tab Bar", "Tabs, each with an icon and a title", "", (393, 49), isWide: true,
          bar(
            "tabBar", [:],
            [
              .named("tabBarItem", ["systemItem": "favorites"], id: "first"),
              .named("tabBarItem", ["systemItem": "more"], id: "second"),
            ]))
      ]),
  ]

  /// A new bar with its items.
  private static func bar(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ items: [NewElement]
  ) -> NewElement {
    .named(name, attributes, children: [NewElement("items", children: items)])
  }

  private static let translucent = AttributeSchema.flag(
    "translucent", "Translucent", "Whether the content reaches below the bar.", default: true)
  private static let barTint = AttributeSchema.color(
    "barTintColor", "Bar Tint", "The colour of the bar.")
}
