extension Pin {
  /// Something that an edge can be pinned to, at one distance.
  public struct Choice: Hashable, Sendable {
    /// The strut that the choice makes of the edge.
    public var strut: Strut
    /// What the edge would be pinned to.
    public var neighbour: Neighbour
    /// Whether it is the neighbour to which the edge is pinned unless told otherwise.
    public var isNearest: Bool
    /// Whether the present space is the standard one, so that the choice stands for both.
    public var isStandardAlready = false

    /// Whether the choice makes a strut.
    public func makes(_ other: Strut?) -> Bool {
      other == strut
        || isStandardAlready && other?.spacing == .current && other?.target == strut.target
    }

    /// The space that it stands for, in points.
    public var spacing: Double {
      strut.spacing == .standard ? neighbour.standardSpacing : neighbour.spacing
    }
  }

  /// All that an edge of a view can be pinned to, the nearest neighbour first: each at its present
  /// distance and then at the standard one, or only once if the two are equal.
  public func choices(of view: String, at edge: Edge, on canvas: Canvas) -> [Choice] {
    guard canvas.item(view)?.isArranged == false else { return [] }
    let nearest = canvas.nearestNeighbour(of: view, at: edge, toMargins: isConstrainedToMargins)
    let others = canvas.neighbours(of: view, at: edge).filter { $0.other != nearest?.other }
    return ([nearest].compactMap(\.self) + others).flatMap { neighbour in
      let isNearest = neighbour.other == nearest?.other
      let isStandard = abs(neighbour.spacing - neighbour.standardSpacing) < Canvas.roundingError
      return (isStandard ? [Strut.Spacing.standard] : [.current, .standard]).map { spacing in
        Choice(
          strut: Strut(spacing, to: isNearest ? nil : neighbour.other), neighbour: neighbour,
          isNearest: isNearest, isStandardAlready: isStandard)
      }
    }
  }
}
