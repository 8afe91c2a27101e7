import InterfaceBuilder

/// The size that the canvas takes for the content's own, of which Interface Builder writes both
/// sides or none.
extension InspectorField {
  /// The edits that give one side of the placeholder a length; nil for other attributes.
  func placeholderEdits(
    _ setting: Setting, _ name: String, to value: AttributeValue?
  ) -> [DocumentEdit]? {
    guard !setting.isVariation, let place = Self.placeholderSides.firstIndex(of: name) else {
      return nil
    }
    let other = Self.placeholderSides[1 - place]
    let present = setting.element[other]
    guard let value else {
      let isLast = present == nil || present == Self.none
      return [name, other].map { side in
        .set(side, of: setting.path, to: isLast ? nil : side == name ? Self.none : present)
      }
    }
    return [
      .set(name, of: setting.path, to: kind.written(value)),
      .set(other, of: setting.path, to: present ?? Self.none),
    ]
  }

  private static let placeholderSides = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
  /// A side without a length.
  private static let none = "infinite"
}
