import InterfaceBuilder

/// What a frame covers along one axis, counted downwards or in the reading direction.
struct Extent: Hashable {
  var start: Double
  var end: Double

  /// What a frame covers.
  /// - Parameter isMirrored: Whether distances count leftwards, as from right to left.
  init(_ frame: Rect, horizontal: Bool, isMirrored: Bool = false) {
    switch (horizontal, isMirrored) {
    case (false, _): (start, end) = (frame.y, frame.maxY)
    case (true, false): (start, end) = (frame.x, frame.maxX)
    case (true, true): (start, end) = (-frame.maxX, -frame.x)
    }
  }

  /// The length that two extents have in common; a negative length is the gap between them.
  func overlap(_ other: Extent) -> Double { min(end, other.end) - max(start, other.start) }
}
