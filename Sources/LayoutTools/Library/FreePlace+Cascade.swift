import InterfaceBuilder

/// Places where none is free: each view leaves a part of those behind it in sight, so that a click
/// finds them.
extension FreePlace {
  /// How far right of another view and below it the next one is, in points.
  private static let step = 20.0

  /// A place that covers no view wholly, as near to one as can be: the same, or from there right
  /// and down, or else from the corner of the room.
  func cascaded(from place: Rect) -> Rect {
    let corner = place.moved(x: room.x - place.x, y: room.y - place.y)
    let starts =
      [place] + steps(from: corner, right: 1, down: 0) + steps(from: corner, right: 0, down: 1)
    let inside = [place] + starts.flatMap { steps(from: $0, right: 1, down: 1) }
    // A view that is as large as the room reaches beyond it.
    let beyond = (1...20).map { place.moved(x: 0, y: Double($0) * Self.step) }
      .filter { $0.y + Self.step <= bounds.maxY }
    let places = inside + beyond
    return places.first { place in !taken.contains { fits($0, in: place) } } ?? place
  }

  /// The places in steps from one that are within the bounds, beginning with itself.
  private func steps(from place: Rect, right: Double, down: Double) -> [Rect] {
    var places: [Rect] = []
    var next = place
    while fits(next, in: bounds) {
      places.append(next)
      next = next.moved(x: right * Self.step, y: down * Self.step)
    }
    return places
  }
}
