import InterfaceBuilder

/// The room in a view, in which a place is found that no other view covers.
struct FreePlace {
  /// Where views may be put, within the margins.
  var room: Rect
  /// Where they may be put if there is no place within the margins.
  var bounds: Rect
  /// The frames of the views that are there.
  var taken: [Rect]
  /// The standard distance between views, in points.
  let spacing = 8.0

  /// The first place from the top, and from the left there, at which a view of a size covers no
  /// other view; nil if there is none.
  func first(for size: Size) -> Rect? {
    place(for: size, in: room, spacing: spacing) ?? place(for: size, in: bounds, spacing: 0)
  }

  /// The place below a view; nil if a view is there.
  func below(_ frame: Rect, for size: Size) -> Rect? {
    let place = Rect(
      x: min(frame.x, max(room.x, room.maxX - size.width)), y: frame.maxY + spacing,
      width: size.width, height: size.height)
    return fits(place, in: room) && isFree(place, among: taken, spacing: 0) ? place : nil
  }

  /// A view in a free place can be pushed up and to the left until it meets edges: only places at
  /// edges are tried.
  private func place(for size: Size, in area: Rect, spacing: Double) -> Rect? {
    for y in ([area.y] + taken.map { $0.maxY + spacing }).sorted() {
      let row = Rect(x: area.x, y: y - spacing, width: 0, height: size.height + 2 * spacing)
      let beside = taken.filter { $0.y < row.maxY && row.y < $0.maxY }
      for x in ([area.x] + beside.map { $0.maxX + spacing }).sorted() {
        let place = Rect(x: x, y: y, width: size.width, height: size.height)
        if fits(place, in: area), isFree(place, among: beside, spacing: spacing) { return place }
      }
    }
    return nil
  }

  func fits(_ place: Rect, in area: Rect) -> Bool {
    place.x >= area.x && place.y >= area.y && place.maxX <= area.maxX && place.maxY <= area.maxY
  }

  private func isFree(_ place: Rect, among taken: [Rect], spacing: Double) -> Bool {
    let around = Rect(
      x: place.x - spacing, y: place.y - spacing, width: place.width + 2 * spacing,
      height: place.height + 2 * spacing)
    return taken.allSatisfy { !$0.overlaps(around) }
  }
}
