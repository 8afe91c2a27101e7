// Lengths and places by axis, as far as layouts of collections need them.

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.both(.horizontal)),
      height: max(0, height - insets.both(.vertical)))
  }
}

extension CGPoint {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { origin[axis] + size[axis] }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    (axis == .horizontal ? leading : top).usableLength ?? 0
  }
  func both(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    (axis == .horizontal ? leading + trailing : top + bottom).usableLength ?? 0
  }
}
