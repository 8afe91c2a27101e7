import InterfaceBuilder

extension LayoutFix {
  /// The width and height that a finger needs, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Accessibility, Mobility.
  static let fingerSize = 44.0

  /// Gives a control a least width and height; where a constraint sets the length, changes its
  /// constant.
  func enlarging(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    let sides: [(LayoutAttribute, Double)] = [
      (.width, item.solvedFrame.width), (.height, item.solvedFrame.height),
    ]
    let constraints = sides.filter { $0.1 < Self.fingerSize }.map { attribute, _ in
      let side = NewConstraint.Side(item.id, attribute)
      let fixed = NewConstraint(side, constant: Self.fingerSize)
      return canvas.existing(like: fixed) == nil
        ? NewConstraint(side, .greaterThanOrEqual, constant: Self.fingerSize) : fixed
    }
    return change(constraints, sentence: "Enlarge \(item.name)", on: canvas)
  }

  /// Keeps the edges of a view that reach beyond the view around it inside of that view.
  func keepingInside(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    guard let container = canvas.container(of: item) else { return nil }
    let (inner, outer) = (item.solvedFrame, container.solvedFrame)
    let isMirrored = container.isRightToLeft
    func keep(_ attribute: LayoutAttribute, isEnd: Bool) -> NewConstraint {
      let sides = [
        NewConstraint.Side(item.id, attribute), NewConstraint.Side(container.id, attribute),
      ]
      return NewConstraint(sides[isEnd ? 1 : 0], .greaterThanOrEqual, sides[isEnd ? 0 : 1])
    }
    var constraints: [NewConstraint] = []
    if inner.x < outer.x {
      constraints.append(keep(isMirrored ? .trailing : .leading, isEnd: isMirrored))
    }
    if inner.maxX > outer.maxX {
      constraints.append(keep(isMirrored ? .leading : .trailing, isEnd: !isMirrored))
    }
    if inner.y < outer.y { constraints.append(keep(.top, isEnd: false)) }
    if inner.maxY > outer.maxY { constraints.append(keep(.bottom, isEnd: true)) }
    return change(constraints, sentence: "Keep \(item.name) inside \(container.name)", on: canvas)
  }

  private func change(
    _ constraints: [NewConstraint], sentence: String, on canvas: Canvas
  ) -> Change {
    let proposal = canvas.proposing(constraints, sentence: sentence)
    return Change(edits: proposal.edits, sentence: sentence)
  }
}
