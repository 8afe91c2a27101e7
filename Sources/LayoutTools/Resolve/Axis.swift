import InterfaceBuilder

/// The two directions of a layout, with the attributes of each.
enum Axis: CaseIterable {
  case horizontal, vertical

  var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  var size: LayoutAttribute { self == .horizontal ? .width : .height }
  var nearMargin: LayoutAttribute { self == .horizontal ? .leadingMargin : .topMargin }
  var farMargin: LayoutAttribute { self == .horizontal ? .trailingMargin : .bottomMargin }
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// What a frame covers, counted downwards or in the reading direction.
  func extent(_ frame: Rect, isMirrored: Bool) -> Extent {
    Extent(frame, horizontal: self == .horizontal, isMirrored: isMirrored)
  }
}

extension Extent {
  var middle: Double { (start + end) / 2 }
}
