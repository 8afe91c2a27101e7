import Foundation

/// The size of a view's content on one axis, standing for two inequalities: at most the content's
/// size with the hugging priority, at least with the compression resistance priority.
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

  package override var description: String {
    MainActor.assumeIsolated {
      var names: [String] = []
      let body =
        "\(name(firstItem, &names)).\(firstAttribute.name) == \(shortest(constant)) "
        + "Hug:\(shortest(hugging.rawValue)) "
        + "CompressionResistance:\(shortest(compressionResistance.rawValue))"
      return described(as: body, names)
    }
  }
}
