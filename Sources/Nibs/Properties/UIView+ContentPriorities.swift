import InterfaceBuilder

extension UIView {
  /// Sets the content priorities of an element. Without attributes a view of a document has 250 and
  /// 750, whatever its class has in code.
  package func setContentPriorities(_ element: Element) {
    func priority(_ name: String, _ standard: Float) -> UILayoutPriority {
      UILayoutPriority(element.number(name).map { Float($0) } ?? standard)
    }
    setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }
}
