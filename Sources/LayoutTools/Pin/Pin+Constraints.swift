import InterfaceBuilder

extension Pin {
  /// The constraints that the tool stands for: one view after the other, then equal sizes.
  public func constraints(on canvas: Canvas) -> [NewConstraint] {
    let items = views.compactMap(canvas.item).filter { $0.kind == .view }
    let own = items.flatMap { item in
      struts(of: item, on: canvas) + sizes(of: item, on: canvas)
    }
    return own + equalSizes(of: items)
  }

  private func struts(of item: CanvasItem, on canvas: Canvas) -> [NewConstraint] {
    Edge.allCases.compactMap { edge in
      guard let strut = struts[edge],
        let neighbour = neighbour(of: item.id, at: edge, on: canvas)
      else { return nil }
      switch strut.spacing {
      case .current: return neighbour.constraint()
      case .value(let points): return neighbour.constraint(spacing: points)
      case .standard: return neighbour.standardConstraint
      }
    }
  }

  private func sizes(of item: CanvasItem, on canvas: Canvas) -> [NewConstraint] {
    func size(_ attribute: LayoutAttribute, _ length: Length?, _ current: Double) -> NewConstraint?
    {
      let constant: Double? =
        switch length {
        case nil: nil
        case .current: current.settled
        case .value(let points): points
        }
      return constant.map { NewConstraint(.init(item.id, attribute), constant: $0) }
    }
    return [
      size(.width, width, item.frame.width), size(.height, height, item.frame.height),
      pinsAspectRatio ? .aspectRatio(of: item, on: canvas) : nil,
    ].compactMap(\.self)
  }

  private func equalSizes(of items: [CanvasItem]) -> [NewConstraint] {
    guard let first = items.first else { return [] }
    func equal(_ attribute: LayoutAttribute) -> [NewConstraint] {
      items.dropFirst().map {
        NewConstraint(.init($0.id, attribute), .equal, .init(first.id, attribute))
      }
    }
    return (pinsEqualWidths ? equal(.width) : []) + (pinsEqualHeights ? equal(.height) : [])
  }
}
