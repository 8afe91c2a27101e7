import InterfaceBuilder

/// Places where no place is free. Each view leaves a part of the views behind it in sight, so that
/// a click finds them.
extension FreePlace {
  /// How far the next view is to the right of another one and below it, in points.
  private static let step = 20.0

  /// A place that covers no view wholly, as near to a given place as can be: that place, or steps
  /// to the right and down from there, or else from the corner of the room.
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

  /// The places in steps from a given place within the bounds, beginning with that place.
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
