/// How a section of a collection looks like a table.
///
/// The insets are those of UIKit for the Mac, as far as they are not those of tables here.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
/// and <https://github.com/kern0x1b/charon>, `tests/backports/device/lists-expectations.h`
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Not drawn.
  public var showsSeparators = true
  /// Not drawn.
  public var backgroundColor: UIColor?

  /// What is beside a row that is swiped. Never called.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  private var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// The insets of a section, in points.
  func insets(side: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat =
      switch appearance {
      case .plain, .grouped: 0
      case .insetGrouped: side
      case .sidebar, .sidebarPlain: 10
      }
    var insets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    guard !isPlain else {
      if appearance == .plain, headerMode == .firstItemInSection { insets.top = 22 }
      return insets
    }
    if appearance != .sidebar, headerMode == .none { insets.top = 35 }
    if footerMode == .none { insets.bottom = appearance == .sidebar ? 10 : 20 }
    return insets
  }

  /// A header or a footer.
  @MainActor func edge(_ kind: String, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    (item.pinToVisibleBounds, item.zIndex) = (isPlain, 200)
    return item
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows as high as their content.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CellMetrics.rowHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
    let isWide = layoutEnvironment.container.contentSize.width >= 414
    section.contentInsets = configuration.insets(side: isWide ? 20 : 16)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of sections that look like those of a table.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
