import InterfaceBuilder

extension VariationCondition {
  /// The condition in Interface Builder's letters: `wC hR`, `hC`, or `any`.
  public var title: String {
    func letter(_ axis: String, _ size: SizeClass?) -> String? {
      size.map { axis + ($0 == .compact ? "C" : "R") }
    }
    let parts = [letter("w", width), letter("h", height), idiom].compactMap(\.self)
    return parts.isEmpty ? "any" : parts.joined(separator: " ")
  }
}
