import InterfaceBuilder

extension CanvasFreedom {
  /// How the left side of a constraint moves against its right side. A constraint without motion
  /// says nothing new.
  func motion(of constraint: NewConstraint, on canvas: Canvas) -> Motion {
    let first = motion(of: constraint.first, on: canvas)
    guard let second = constraint.second else { return first }
    return first.adding(motion(of: second, on: canvas), times: -constraint.multiplier.value)
  }

  private func motion(of side: NewConstraint.Side, on canvas: Canvas) -> Motion {
    guard let item = canvas.item(side.item) else { return .none }
    let motion = motion(of: item)
    let isMirrored = canvas.container(of: item)?.isRightToLeft ?? item.isRightToLeft
    switch side.attribute.withoutMargin {
    case .width: return motion.width
    case .height: return motion.height
    case .leading: return isMirrored ? motion.x + motion.width : motion.x
    case .trailing: return isMirrored ? motion.x : motion.x + motion.width
    case .left: return motion.x
    case .right: return motion.x + motion.width
    case .centerX: return motion.x.adding(motion.width, times: 0.5)
    case .top: return motion.y
    case .centerY: return motion.y.adding(motion.height, times: 0.5)
    case .firstBaseline where item.firstBaseline != nil && !item.centersText: return motion.y
    case .firstBaseline, .lastBaseline:
      let isInTheMiddle = item.centersText && item.firstBaseline != nil
      return motion.y.adding(motion.height, times: isInTheMiddle ? 0.5 : 1)
    default: return motion.y + motion.height
    }
  }

  /// How an item moves in the view that contains it.
  func motion(of item: CanvasItem, in container: CanvasItem?) -> ItemMotion {
    var motion = motion(of: item)
    guard let around = container.map(self.motion) else { return motion }
    motion.x = motion.x - around.x
    motion.y = motion.y - around.y
    return motion
  }
}
