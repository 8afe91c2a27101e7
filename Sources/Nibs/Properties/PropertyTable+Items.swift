import InterfaceBuilder

// Items of bars, and layouts of collections.
extension PropertyTable {
  static let items = [barItem, barButtonItem, tabBarItem, navigationItem, flowLayout]

  private static let barItem = PropertyTable(
    UIBarItem.self, [.flag("enabled", \.isEnabled), .number("tag", \.tag)])

  private static let barButtonItem = PropertyTable(
    UIBarButtonItem.self,
    [
      .custom("systemItem") { decoder, item in
        if let name = decoder.text("systemItem") { item.systemItem = systemItems[name] }
      },
      .text("title", \.title), .image("image", \.image), .number("width", \.width),
      .choice("style", \.style, ["plain": .plain, "bordered": .plain, "done": .done]),
      .colorIfWritten("tintColor", \.tintColor),
    ])

  /// A system item can have another title and another image, which are set after it.
  private static let tabBarItem = PropertyTable(
    UITabBarItem.self,
    [
      .custom("systemItem") { decoder, item in
        if let system = decoder.text("systemItem").flatMap({ tabItems[$0] }) { item.show(system) }
      },
      .text("title", \.title), .image("image", \.image),
      .image("selectedImage", \.selectedImage), .name("badgeValue", \.badgeValue),
    ])

  private static let navigationItem = PropertyTable(
    UINavigationItem.self,
    [
      .text("title", \.title), .text("prompt", \.prompt),
      .text("backButtonTitle", \.backButtonTitle), .flag("hidesBackButton", \.hidesBackButton),
      .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      .choice(
        "largeTitleDisplayMode", \.largeTitleDisplayMode,
        ["automatic": .automatic, "never": .never, "always": .always]),
      .choice(
        "backButtonDisplayMode", \.backButtonDisplayMode,
        ["default": .default, "generic": .generic, "minimal": .minimal]),
    ])

  private static let flowLayout = PropertyTable(
    UICollectionViewFlowLayout.self,
    [
      .choice(
        "scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
      .number("minimumLineSpacing", \.minimumLineSpacing),
      .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
      size("itemSize", \.itemSize), size("headerReferenceSize", \.headerReferenceSize),
      size("footerReferenceSize", \.footerReferenceSize),
      .custom("automaticEstimatedItemSize", "estimatedItemSize") { decoder, layout in
        // The design shows items at the sizes at which they are drawn.
        if decoder.context.resources.mode == .design {
          layout.estimatedItemSize = .zero
        } else if decoder.flag("automaticEstimatedItemSize") == true {
          layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = decoder.child("estimatedItemSize")?.size {
          layout.estimatedItemSize = CGSize(size)
        }
      },
      .insets("sectionInset", \.sectionInset),
      .choice(
        "sectionInsetReference", \.sectionInsetReference,
        [
          "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
          "layoutMargins": .fromLayoutMargins,
        ]),
    ])

  private static func size(
    _ key: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>
  ) -> DecodedProperty<UICollectionViewFlowLayout> {
    .custom(key) { $0.set(path, of: $1, key, to: $0.child(key)?.size.map { CGSize($0) }) }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
