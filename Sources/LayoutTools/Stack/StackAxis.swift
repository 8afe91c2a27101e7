import InterfaceBuilder

/// The directions in which stack views arrange.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Where a frame begins along the axis.
  func start(_ frame: Rect) -> Double { self == .horizontal ? frame.x : frame.y }
  /// Where a frame ends along the axis.
  func end(_ frame: Rect) -> Double { self == .horizontal ? frame.maxX : frame.maxY }
  /// The middle of a frame along the axis.
  func middle(_ frame: Rect) -> Double { (start(frame) + end(frame)) / 2 }
  /// The extent of a frame along the axis.
  func length(_ frame: Rect) -> Double { end(frame) - start(frame) }
  /// The other axis.
  var across: StackAxis { self == .horizontal ? .vertical : .horizontal }

  /// A frame by where it begins and how long it is, along the axis and across.
  func frame(_ start: Double, _ across: Double, length: Double, thickness: Double) -> Rect {
    self == .horizontal
      ? Rect(x: start, y: across, width: length, height: thickness)
      : Rect(x: across, y: start, width: thickness, height: length)
  }

  /// The axis along which frames stand beside one another: the axis along which they overlap less
  /// or, if they overlap as much on both, along which they are further apart.
  init(of frames: [Rect]) {
    func overlap(_ axis: StackAxis) -> Double {
      var sum = 0.0
      for (index, a) in frames.enumerated() {
        for b in frames[(index + 1)...] {
          let common = min(axis.end(a), axis.end(b)) - max(axis.start(a), axis.start(b))
          let shorter = min(axis.length(a), axis.length(b))
          sum += shorter > 0 ? max(0, common) / shorter : 0
        }
      }
      return sum
    }
    func spread(_ axis: StackAxis) -> Double {
      let middles = frames.map(axis.middle)
      return (middles.max() ?? 0) - (middles.min() ?? 0)
    }
    let (across, down) = (overlap(.horizontal), overlap(.vertical))
    if across == down {
      self = spread(.horizontal) > spread(.vertical) ? .horizontal : .vertical
    } else {
      self = across < down ? .horizontal : .vertical
    }
  }
}

/// How a stack view aligns its views across its axis, as Interface Builder writes it for both axes.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  /// All are as thick as the stack.
  case fill
  /// At the top, or the leading edge of a vertical stack.
  case top
  case center
  /// At the bottom, or the trailing edge of a vertical stack.
  case bottom
  /// By the first lines of text, in a horizontal stack.
  case firstBaseline

  /// The alignment that views have already: by the edges, the baselines or the middles that are
  /// equal.
  init(of views: [CanvasItem], along axis: StackAxis) {
    let across = axis.across
    func isSame(_ place: (CanvasItem) -> Double?) -> Bool {
      let places = views.map(place)
      guard let first = places.first ?? nil else { return false }
      return places.allSatisfy { $0.map { abs($0 - first) <= 0.5 } ?? false }
    }
    let isTop = isSame { across.start($0.frame) }
    let isBottom = isSame { across.end($0.frame) }
    if isTop == isBottom, isTop || views.count < 2 {
      self = .fill
    } else if axis == .horizontal, isSame({ view in view.firstBaseline.map { view.frame.y + $0 } })
    {
      self = .firstBaseline
    } else if isTop {
      self = .top
    } else if isBottom {
      self = .bottom
    } else {
      self = isSame { across.middle($0.frame) } ? .center : .fill
    }
  }
}
