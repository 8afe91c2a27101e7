import AutoLayout
import Testing

@testable import InterfaceBuilder
@testable import Nibs

@MainActor @Suite struct PropertyTableTests {
  /// What no table sets of what documents have, with the reason: of any element, or of one.
  private static let others: [(reason: String, names: String)] = [
    (
      "It tells the object from others, or names its class.",
      """
      key id userLabel customClass customModule customModuleProvider sceneMemberID colorLabel
      storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier reuseIdentifier nibName
      """
    ),
    (
      "The object's frame, its constraints and its priorities are made of it, in this order.",
      """
      translatesAutoresizingMaskIntoConstraints fixedFrame horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
      """
    ),
    (
      "What stands in a list, in a row or in a split view is made of it.",
      """
      dataMode tableView.style tableViewCell.style splitViewController.style textLabel
      detailTextLabel tableViewCell.imageView tableViewCell.rowHeight
      """
    ),
    ("It is for the canvas alone.", "verifyAmbiguity ambiguous misplaced simulatedAppContext"),
    (
      "Another attribute or child says it too.",
      """
      catalog usesAttributedText hasAttributedTitle autoshrinkMode segmentControlStyle
      wantsFullScreenLayout autoresizesArchivedViewToFullSize
      selectedImageTintColor
      """
    ),
    (
      "UIKit's property is not here, or is not drawn.",
      """
      largeContentTitle showsLargeContentViewer scalesLargeContentImage focusGroupIdentifier
      toolTip showsMenuAsPrimaryAction springLoaded
      button.adjustsImageSizeForAccessibilityContentSizeCategory
      changesSelectionAsPrimaryAction preferredBehavioralStyle
      installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
      showsExpansionTextWhenTruncated backIndicatorImage backIndicatorTransitionMask shadowImage
      scopeBarBackgroundImage backgroundImage selectionIndicatorImage minimumValueImage
      maximumValueImage progressImage trackImage background disabledBackground
      allowDoubleColumnStyle allowTripleColumnStyle primaryBackgroundStyle switch.title
      preferredStyle sectionIndexTrackingBackgroundColor hidesAccessoryWhenEditing focusStyle
      findInteractionEnabled tableView.prefetchingEnabled landscapeImage largeContentSizeImage
      menuTitle barButtonItem.selected customizationIdentifier navigationItem.style
      preferredSearchBarPlacement sectionHeadersPinToVisibleBounds
      sectionFootersPinToVisibleBounds pinchGestureRecognizer.scale allowedScrollTypesMask
      """
    ),
  ]

  private static let objects: [(name: String, type: AnyClass)] = [
    ("barButtonItem", UIBarButtonItem.self), ("tabBarItem", UITabBarItem.self),
    ("navigationItem", UINavigationItem.self),
    ("collectionViewFlowLayout", UICollectionViewFlowLayout.self),
    ("tapGestureRecognizer", UITapGestureRecognizer.self),
    ("pinchGestureRecognizer", UIPinchGestureRecognizer.self),
    ("rotationGestureRecognizer", UIRotationGestureRecognizer.self),
    ("swipeGestureRecognizer", UISwipeGestureRecognizer.self),
    ("panGestureRecognizer", UIPanGestureRecognizer.self),
    ("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self),
    ("pongPressGestureRecognizer", UILongPressGestureRecognizer.self),
  ]

  private static let elements: [(name: String, type: AnyClass)] =
    (ClassTable.views.map { ($0.key, $0.value as AnyClass) }
    + ClassTable.controllers.map { ($0.key, $0.value as AnyClass) } + objects)
    .sorted { $0.0 < $1.0 }

  private static let otherNames = Set(
    others.flatMap { $0.names.split(whereSeparator: \.isWhitespace).map(String.init) })

  /// The names of what documents have for an element and no table sets.
  private func unset(_ name: String, _ type: AnyClass) throws -> Set<String> {
    let schema = try #require(ElementSchema.named(name))
    let views = type is UIView.Type ? ElementSchema.viewValues : []
    let names = schema.attributeNames + (schema.values + views).map(\.name)
    return Set(names).subtracting(PropertyTable.tables(of: type).flatMap(\.names))
  }

  @Test func `an object gets what its element may have, or it is named why not`() throws {
    for element in Self.elements {
      let names = try unset(element.name, element.type).filter { !Self.otherNames.contains($0) }
        .filter { !Self.otherNames.contains("\(element.name).\($0)") }
      #expect(names.sorted() == [], "\(element.name)")
    }
  }

  @Test func `what is named as not set is not`() throws {
    let set = Set(PropertyTable.all.flatMap(\.names))
    #expect(Self.otherNames.intersection(set).sorted() == [])
    let unset = try Self.elements.reduce(into: Set<String>()) { names, element in
      for name in try self.unset(element.name, element.type) {
        names.formUnion([name, "\(element.name).\(name)"])
      }
    }
    #expect(Self.otherNames.subtracting(unset).sorted() == [])
  }

  @Test func `a property has a value for each word of the schema, and for no other`() throws {
    for element in Self.elements {
      let schema = try #require(ElementSchema.named(element.name))
      for table in PropertyTable.tables(of: element.type) {
        for (name, words) in table.words.sorted(by: { $0.key < $1.key }) {
          guard let row = schema.attribute(name), case .choice(let choices) = row.kind else {
            continue
          }
          let known = choices.map(\.written)
          let needed = known.filter { row.defaultValue != .choice($0) }
          #expect(Set(words.own).subtracting(known).sorted() == [], "\(element.name) \(name)")
          #expect(Set(needed).subtracting(words.all).sorted() == [], "\(element.name) \(name)")
        }
      }
    }
  }

  @Test func `each trait and each colour of the schema has a value`() throws {
    let schema = try #require(ElementSchema.named("accessibilityTraits"))
    let traits = PropertyDecoder.traits
    let names = schema.attributeNames.filter { $0 != "key" && $0 != "none" }
    #expect(names.sorted() == traits.map(\.name).sorted())
    #expect(Set(traits.map(\.value)).count == traits.count)
    let colors = UIColor.documentColors
    #expect(SystemColor.all.map { String($0.name.dropLast(5)) }.filter { colors[$0] == nil } == [])
    #expect(colors.keys.filter { !SystemColor.names.contains($0 + "Color") }.sorted() == [])
  }

  @Test func `the table of a class stands behind those of the classes above it`() {
    let tables = PropertyTable.all
    for (place, table) in tables.enumerated() {
      let before = tables[..<place].filter { other in
        PropertyTable.tables(of: other.type).contains { $0 === table }
      }
      #expect(before.map { "\($0.type)" } == [], "\(table.type)")
    }
  }
}
