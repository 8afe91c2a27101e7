import AutoLayout
import Foundation
import InterfaceBuilder

/// Gives a view the natural size that it has in the design, which code gives it when it runs: the
/// one that was entered, that of a class which Interface Builder has drawn, or that of plain views.
@MainActor
struct DesignSizeDecoder {
  private let element: Element
  private let context: InstantiationContext

  init(_ element: Element, in context: InstantiationContext) {
    self.element = element
    self.context = context
  }

  /// The size that Interface Builder gives a plain view in a stack that has none of its own.
  private static let plainSize = DesignSize(width: 240, height: 128)

  /// The length that it gives a label without a text there on either axis, and any such view on an
  /// axis on which its hugging priority was raised.
  private static let emptyLength: CGFloat = 50

  /// The priority of that size for a view with subviews: anything that gives the view a size
  /// outweighs it, and it outweighs the stack's own wish to be small.
  private static let plainPriority = UILayoutPriority(60)

  func decode(_ view: UIView) {
    guard context.resources.mode == .design else { return }
    if let size = element["id"].flatMap({ context.document.designableSize(of: $0) }) {
      view.designSize = DesignSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }
    var size = view.designSize ?? DesignSize()
    if let width = placeholder(element["placeholderIntrinsicWidth"]) { size.width = width }
    if let height = placeholder(element["placeholderIntrinsicHeight"]) { size.height = height }
    if size != DesignSize() {
      view.designSize = size
    } else if hasNoSize(view) {
      setPlainSize(of: view)
    }
  }

  /// Gives a view in a stack that nothing gives a size the one that it has in Interface Builder:
  /// that of its frame, which Interface Builder keeps as if it were the content's, or a usual one.
  private func setPlainSize(of view: UIView) {
    if context.resources.keepsFrames, let frame = element.rect(key: "frame") {
      view.designSize = DesignSize(width: CGFloat(frame.width), height: CGFloat(frame.height))
      return
    }
    func isRaised(_ axis: NSLayoutConstraint.Axis) -> Bool {
      view is UILabel || view.contentHuggingPriority(for: axis) > .defaultLow
    }
    var size = Self.plainSize
    if isRaised(.horizontal) { size.width = Self.emptyLength }
    if isRaised(.vertical) { size.height = Self.emptyLength }
    view.designSize = size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setPlainPriorities(of: view, axis, isRaised: isRaised(axis))
    }
  }

  /// Lets a usual size yield to contents of the same priority, and to what subviews give the view.
  private func setPlainPriorities(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, isRaised: Bool
  ) {
    let isEmpty = view.subviews.isEmpty
    if !isEmpty { view.setContentHuggingPriority(Self.plainPriority, for: axis) }
    guard !isRaised else { return }
    let resistance = view.contentCompressionResistancePriority(for: axis)
    view.setContentCompressionResistancePriority(
      isEmpty ? resistance - 1 : Self.plainPriority, for: axis)
    guard isEmpty else { return }
    view.setContentHuggingPriority(view.contentHuggingPriority(for: axis) - 1, for: axis)
  }

  /// Whether neither content nor a class gives the view a size in its stack.
  private func hasNoSize(_ view: UIView) -> Bool {
    guard element.parent?.parent?.name == "stackView" else { return false }
    if context.resources.keepsFrames {
      if let stack = view as? UIStackView { return stack.arrangedSubviews.isEmpty }
      if view is UICollectionView { return true }
    }
    if let image = view as? UIImageView { return image.image == nil }
    // A label for several lines has the size of its content there: none.
    if let label = view as? UILabel {
      return (label.text ?? "").isEmpty && label.numberOfLines == 1
    }
    return type(of: view) == UIView.self && element.name == "view"
  }

  /// A length that was entered for the design: a number, or none.
  private func placeholder(_ text: String?) -> CGFloat? {
    if text == "infinite" { return UIView.noIntrinsicMetric }
    return text.flatMap(Double.init(written:)).map { CGFloat($0) }
  }
}
