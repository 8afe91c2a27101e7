import AutoLayout
import Testing

@testable import InterfaceBuilder
@testable import Nibs

@MainActor @Suite struct PropertyTableTests {
  /// What no table sets of what documents have, with the reason.
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
      "What stands in a list or in a row is made of it.",
      "dataMode style textLabel detailTextLabel imageView rowHeight"
    ),
    ("It is for the canvas alone.", "verifyAmbiguity ambiguous misplaced simulatedAppContext"),
    (
      "Another attribute or child says it too.",
      """
      catalog usesAttributedText hasAttributedTitle autoshrinkMode segmentControlStyle
      useCurrentDate wantsFullScreenLayout autoresizesArchivedViewToFullSize
      selectedImageTintColor
      """
    ),
    (
      "UIKit's property is not here.",
      """
      largeContentTitle showsLargeContentViewer scalesLargeContentImage focusGroupIdentifier
      toolTip color showsMenuAsPrimaryAction reversesTitleShadowWhenHighlighted
      adjustsImageSizeForAccessibilityContentSizeCategory springLoaded
      changesSelectionAsPrimaryAction preferredBehavioralStyle
      installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
      showsExpansionTextWhenTruncated backIndicatorImage backIndicatorTransitionMask shadowImage
      defersCurrentPageDisplay backgroundStyle allowsContinuousInteraction
      scopeBarBackgroundImage backgroundImage selectionIndicatorImage allowDoubleColumnStyle
      allowTripleColumnStyle primaryBackgroundStyle title preferredStyle
      sectionIndexTrackingBackgroundColor hidesAccessoryWhenEditing focusStyle
      findInteractionEnabled prefetchingEnabled
      """
    ),
  ]

  private static let elements: [(name: String, type: AnyClass)] =
    (ClassTable.views.map { ($0.key, $0.value as AnyClass) }
    + ClassTable.controllers.map { ($0.key, $0.value as AnyClass) }).sorted { $0.0 < $1.0 }

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
      let unset = try unset(element.name, element.type).subtracting(Self.otherNames)
      #expect(unset.sorted() == [], "\(element.name)")
    }
  }

  @Test func `what is named as not set is not`() throws {
    let unset = try Self.elements.reduce(into: Set<String>()) {
      $0.formUnion(try self.unset($1.name, $1.type))
    }
    #expect(Self.otherNames.subtracting(unset).sorted() == [])
  }
}
