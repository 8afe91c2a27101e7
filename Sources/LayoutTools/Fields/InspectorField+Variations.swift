import InterfaceBuilder
import Wording

extension InspectorField {
  /// The element whose variations give the field's values: for the field Installed, the view
  /// around.
  func holder(of element: Element) -> Element? {
    place.holder == .mask ? element.parent?.parent : element
  }

  /// The values that an object has for some size classes, in the order of the document.
  public func variedValues(of element: Element) -> [(
    condition: VariationCondition, value: AttributeValue
  )] {
    variations(holding: element).compactMap { condition, variation in
      guard condition.rank > 0 else { return nil }
      return written(in: variation, of: element).map { (condition, $0) }
    }
  }

  /// The size classes for which one of several objects has a value of its own. Conditions that
  /// demand less come first.
  public func variations(of elements: [Element]) -> [VariationCondition] {
    elements.flatMap { variedValues(of: $0).map(\.condition) }.uniqued.sortedByRank(\.self)
  }

  /// The value of an object for some size classes: the value that is written for them, or else the
  /// value for conditions that demand less, such as the default.
  /// - Parameter condition: The size classes; nil for the value in all of them.
  public func reading(of element: Element, varied condition: VariationCondition?) -> FieldReading {
    let wanted = condition ?? VariationCondition(width: nil)
    let wider = variations(holding: element).filter { $0.condition.includes(wanted) }
      .sortedByRank(\.condition)
    var reading = reading(of: element, in: wider.map(\.variation))
    if wanted.rank > 0, reading.variation != wanted { reading.isDefault = true }
    return reading
  }

  /// The value of several objects for some size classes, which is mixed if the objects differ; nil
  /// without objects.
  /// - Parameter condition: The size classes; nil for the value in all of them.
  public func reading(
    of elements: [Element], varied condition: VariationCondition? = nil
  ) -> FieldReading? {
    let readings = elements.map { reading(of: $0, varied: condition) }
    guard var reading = readings.last else { return nil }
    reading.isMixed = readings.contains { $0.value != reading.value }
    reading.isDefault = readings.allSatisfy(\.isDefault)
    return reading
  }

  private func variations(holding element: Element) -> [(
    condition: VariationCondition, variation: Element
  )] {
    (holder(of: element)?.children("variation") ?? []).compactMap { variation in
      variation["key"].flatMap(VariationCondition.init(key:)).map { ($0, variation) }
    }
  }
}

extension VariationCondition {
  /// Whether the condition holds wherever another one does.
  fileprivate func includes(_ other: VariationCondition) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
      && (idiom == nil || idiom == other.idiom)
  }
}

extension Array {
  /// The elements in the order in which variations are applied: conditions that demand less come
  /// first.
  fileprivate func sortedByRank(_ condition: (Element) -> VariationCondition) -> [Element] {
    sorted { condition($0).rank < condition($1).rank }
  }
}
