/// The part of the safe area that a scroll view adds to the insets of its content, and the part
/// that the content inherits.
///
/// Insets keep the content clear of bars: scrolled to its start, the content begins below the bars.
/// There the content inherits nothing, as if it lay between the bars. A row would otherwise have
/// the height of a bar in its margins, and lie below the bar as well. This holds wherever the
/// content is scrolled to, so that no row grows on its way below a bar.
extension UIScrollView {
  /// Axes on which insets keep the content clear of the safe area.
  struct ClearAxes: Equatable {
    var horizontal = false
    var vertical = false
  }

  /// The insets that are added to ``contentInset``.
  var safeAreaPart: UIEdgeInsets {
    let others = ClearAxes(
      horizontal: !addsSafeArea(on: .horizontal), vertical: !addsSafeArea(on: .vertical))
    return safeAreaInsets.without(others)
  }

  /// The axes on which the content inherits none of the safe area.
  ///
  /// Constraints may have the size of the content follow its safe area. If that size decided what
  /// the content inherits, there could be two layouts, or none.
  var axesKeptClear: ClearAxes {
    guard safeAreaInsets != .zero else { return ClearAxes() }
    func isClear(_ axis: NSLayoutConstraint.Axis) -> Bool {
      alwaysAddsSafeArea(on: axis) || addsSafeArea(on: axis) && !definesContent(on: axis)
    }
    return ClearAxes(horizontal: isClear(.horizontal), vertical: isClear(.vertical))
  }

  private func addsSafeArea(on axis: NSLayoutConstraint.Axis) -> Bool {
    if alwaysAddsSafeArea(on: axis) { return true }
    guard contentInsetAdjustmentBehavior != .never else { return false }
    return axis == .horizontal
      ? contentSize.width > bounds.width : contentSize.height > bounds.height
  }

  /// Whether the safe area is added whatever the size of the content is.
  private func alwaysAddsSafeArea(on axis: NSLayoutConstraint.Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical || clearsBars
    }
  }

  /// Whether the content stays clear of bars even if it is no taller than the view: that of a
  /// controller in a navigation controller, whose view it is or begins.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic>
  private var clearsBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let around = superview.flatMap { $0.subviews.first === self ? $0.viewController : nil }
    guard let owner = viewController ?? around else { return false }
    return owner.automaticallyAdjustsScrollViewInsets
      && sequence(first: owner, next: \.parent).contains { $0 is any ToolbarHolding }
  }
}

extension UIEdgeInsets {
  /// The insets with none on some axes.
  func without(_ axes: UIScrollView.ClearAxes) -> UIEdgeInsets {
    var insets = self
    if axes.horizontal { (insets.left, insets.right) = (0, 0) }
    if axes.vertical { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
