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
        if let name = decoder.text("systemItem") { item.systemItem = .named(name) }
      },
      .text("title", \.title), .image("image", \.image), .number("width", \.width),
      .choice("style", \.style, ["bordered": .plain]), .colorIfWritten("tintColor", \.tintColor),
    ])

  /// A system item can have another title and another image, which are set after it.
  private static let tabBarItem = PropertyTable(
    UITabBarItem.self,
    [
      .custom("systemItem") { decoder, item in
        let system = UITabBarItem.SystemItem.named(decoder.text("systemItem"))
        if let system { item.show(system) }
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
      .choice("largeTitleDisplayMode", \.largeTitleDisplayMode),
      .choice("backButtonDisplayMode", \.backButtonDisplayMode),
    ])

  private static let flowLayout = PropertyTable(
    UICollectionViewFlowLayout.self,
    [
      .choice("scrollDirection", \.scrollDirection),
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
}
