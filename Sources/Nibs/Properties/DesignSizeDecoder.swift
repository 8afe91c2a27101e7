import InterfaceBuilder

/// Gives a view the intrinsic size that it has in the design, where no code runs that would give it
/// one: the size that was entered, the size that Interface Builder has measured for its class, or
/// the size of plain views.
@MainActor
struct DesignSizeDecoder {
  private let element: Element
  private let context: InstantiationContext

  init(_ element: Element, in context: InstantiationContext) {
    self.element = element
    self.context = context
  }

  /// The size, in points, that Interface Builder gives a plain view in a stack if the view has none
  /// of its own.
  private static let plainSize = DesignSize(width: 240, height: 128)

  /// The length, in points, that Interface Builder gives a label without a text in a stack on both
  /// axes, and any other view without a size there on an axis on which its hugging priority was
  /// raised.
  private static let emptyLength: CGFloat = 50

  /// The priority of the plain size for a view with subviews. Anything that gives the view a size
  /// outweighs the plain size, which outweighs the stack's own wish to be small.
  private static let plainPriority = UILayoutPriority(60)

  func decode(_ view: UIView) {
    guard context.resources.mode == .design else { return }
    let size = given(before: view.designSize)
    if size != DesignSize() {
      view.designSize = size
    } else if hasNoSize(view) {
      setPlainSize(of: view)
    }
  }

  /// The size that was entered or measured for the view; no lengths for none.
  private func given(before: DesignSize?) -> DesignSize {
    var size = before ?? DesignSize()
    if let measured = element["id"].flatMap({ context.document.designableSize(of: $0) }) {
      size = DesignSize(width: CGFloat(measured.width), height: CGFloat(measured.height))
    }
    if let width = placeholder(element["placeholderIntrinsicWidth"]) { size.width = width }
    if let height = placeholder(element["placeholderIntrinsicHeight"]) { size.height = height }
    return size
  }

  /// Gives a view in a stack, which gets no size from anything else, the size that it has in
  /// Interface Builder: the size of its frame, which Interface Builder keeps as if it were the
  /// content's, or the plain size. Where the frames have no room in the stack view, as that of a
  /// view which has just come in beside a label, the size yields to contents of the same priority.
  private func setPlainSize(of view: UIView) {
    if context.resources.keepsFrames, let frame = element.rect(key: "frame") {
      view.designSize = DesignSize(
        width: CGFloat(frame.width), height: CGFloat(frame.height), yielding: crowdedAxis)
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

  /// The axis of the stack view if the frames of its views have no room there; nil if they do.
  private var crowdedAxis: NSLayoutConstraint.Axis? {
    guard let views = element.parent, let stack = views.parent,
      let room = stack.rect(key: "frame")
    else { return nil }
    let frames = views.children.compactMap { $0.rect(key: "frame") }
    let gaps = Double(max(0, frames.count - 1)) * (stack.number("spacing") ?? 0)
    let isVertical = stack["axis"] == "vertical"
    let length = frames.reduce(gaps) { $0 + (isVertical ? $1.height : $1.width) }
    guard length > (isVertical ? room.height : room.width) + 0.5 else { return nil }
    return isVertical ? .vertical : .horizontal
  }

  /// Lets the plain size yield to contents of the same priority, and to the size that subviews give
  /// the view.
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
    // A label for several lines has the size of its content in a stack, which is none.
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
