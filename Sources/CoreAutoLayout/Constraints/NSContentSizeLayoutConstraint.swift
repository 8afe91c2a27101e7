/// The size of a view's content on one axis. It stands for two inequalities: at most the content
/// size at the hugging priority, and at least the content size at the compression resistance
/// priority.
package final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  package internal(set) var hugging: UILayoutPriority
  package internal(set) var compressionResistance: UILayoutPriority

  init(_ node: LayoutNode, _ axis: Axis, size: CGFloat, priorities: ContentPriorities) {
    hugging = priorities.hugging
    compressionResistance = priorities.compressionResistance
    super.init()
    relate(
      node, axis == .horizontal ? .width : .height, .equal, to: nil,
      .notAnAttribute, multiplier: 1, constant: size)
    containerNode = node
  }

  override var isSystemOwned: Bool { true }

  /// Whether the content must not be stretched, or must not be compressed.
  var isRequired: Bool { hugging == .required || compressionResistance == .required }

  package override var description: String {
    describe(self) {
      var names: [String] = []
      let body =
        "\(name(firstItem, &names)).\(firstAttribute.name) == \(shortest(constant)) "
        + "Hug:\(shortest(hugging.rawValue)) "
        + "CompressionResistance:\(shortest(compressionResistance.rawValue))"
      return described(as: body, names)
    }
  }
}
