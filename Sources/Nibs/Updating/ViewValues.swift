import AutoLayout
import InterfaceBuilder

/// The names of a view's values that a change concerns.
struct ViewValues {
  /// The names of attributes and keys that are set.
  private(set) var names: Set<String>
  private(set) var hasFrame = false
  private(set) var hasPriorities = false
  /// Whether the view begins to be held at its frame, or no longer is.
  private(set) var isRefixed = false
  /// Whether values differ between size classes.
  private(set) var isVaried = false
  /// The names that decide how the object is made, or that are more than values.
  private let essential: Set<String>

  /// Nil if the change concerns more than values, or takes away a value for which no new object has
  /// another.
  @MainActor init?(_ change: DocumentDifferences.Change, of view: UIView) {
    names = Set(change.attributes + change.parts).subtracting(Self.meaningless)
    let (old, new) = (change.old, change.new)
    let tables = PropertyTable.tables(of: type(of: view))
    essential = tables.reduce(into: Self.identity) { $0.formUnion($1.fixedNames) }
    guard let table = tables.last, table.isLive, table.type == type(of: view),
      names.isDisjoint(with: essential),
      old.runtimeAttributes.isEmpty, new.runtimeAttributes.isEmpty
    else { return nil }
    hasFrame = names.remove("frame") != nil
    isRefixed = names.remove("fixedFrame") != nil
    hasPriorities = !names.isDisjoint(with: Self.priorities)
    names.subtract(Self.priorities)
    for group in Self.groups where !group.isDisjoint(with: names) { names.formUnion(group) }
    guard take(variationsOf: change), !isRefixed || !view.autoresizingMask.bearsOnFrames,
      !names.contains("fontDescription") || !(view is UIButton)
    else { return nil }
    // A view that has none of its own takes these from the views around it.
    for inherited in ["layoutMargins", "directionalLayoutMargins", "tintColor"]
    where names.contains(inherited) && new.child(key: inherited) == nil {
      guard old.child(key: inherited) == nil else { return nil }
      names.remove(inherited)
    }
    let styled: Set = ["attributedText", "attributedTitle"]
    guard !([old, new].contains { $0.child(key: "attributedText") != nil }),
      styled.isDisjoint(with: names)
    else { return nil }
    if view is UIButton, !mayTakeStates(old, new) { return nil }
  }

  /// Takes the values that differ between size classes. False if they may decide which subviews or
  /// constraints there are.
  private mutating func take(variationsOf change: DocumentDifferences.Change) -> Bool {
    let (old, new) = (change.old, change.new)
    let variations = [old, new].flatMap { $0.children("variation") }
    let varied = old.variedNames.union(new.variedNames)
    guard !variations.isEmpty else { return true }
    guard !variations.contains(where: { $0.child("mask") != nil }) else {
      return !change.others.contains("variation") && names.isDisjoint(with: varied)
    }
    isVaried = true
    guard varied.isDisjoint(with: essential) else { return false }
    if change.others.contains("variation") {
      hasFrame = hasFrame || varied.contains("frame")
      isRefixed = isRefixed || varied.contains("fixedFrame")
    }
    names.formUnion(varied.subtracting(Self.priorities).subtracting(["frame", "fixedFrame"]))
    return true
  }

  /// Whether a button has a configuration in both versions or in neither, and states likewise.
  private func mayTakeStates(_ old: Element, _ new: Element) -> Bool {
    func isConfigured(_ element: Element) -> Bool { element.child(key: "configuration") != nil }
    func hasStates(_ element: Element) -> Bool { element.child("state") != nil }
    return isConfigured(old) == isConfigured(new) && hasStates(old) == hasStates(new)
  }

  /// The names that mean nothing for the layout and the looks of objects.
  private static let meaningless: Set = ["userLabel", "misplaced", "ambiguous"]
  /// The names that decide how any object is made, or that are more than values.
  private static let identity: Set = [
    "id", "customClass", "customModule", "translatesAutoresizingMaskIntoConstraints",
    "autoresizingMask", "reuseIdentifier", "key",
  ]
  private static let priorities = Set(ElementSchema.namesOfPriorities)
  /// Values of which one bears on another.
  private static let groups: [Set<String>] = [
    ["minValue", "maxValue", "value"], ["minimumValue", "maximumValue", "value", "stepValue"],
    ["numberOfPages", "currentPage"], ["layoutMargins", "directionalLayoutMargins"],
    ["image", "preferredSymbolConfiguration"], ["spacing", "spacingType"],
  ]
}
