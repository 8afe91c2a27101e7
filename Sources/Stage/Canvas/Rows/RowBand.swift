import Foundation

/// What takes a row of the picture over some width: a line of text, a control of one row, an item
/// of a bar, or a line that is drawn.
struct RowBand {
  enum Kind: Equatable {
    /// Characters, in the row in which the middle of the rectangle is.
    case text
    /// One of the many lines of a text, from its first to its last in points, which may share rows.
    case textLine(ClosedRange<Double>)
    /// An item of a bar.
    case item
    /// A line, in the row to which its edge is rounded.
    case line
    /// The line below a bar, on which no text is to stand.
    case rule
    /// The edge of a large view, which stays within a row of where even rows have it. It takes no
    /// row.
    case edge
  }

  let kind: Kind
  /// The index of the view.
  let shape: Int
  /// The rectangle on the screen in points; that of a line has no height.
  let place: CGRect

  /// The height at which its row is sought, in points.
  var y: Double { place.midY }
  var isLine: Bool { kind == .line || kind == .rule || kind == .edge }

  /// The rows from another band above it down to this one, at least, if they are not to share one;
  /// nil if they may.
  ///
  /// The row of a text is the whole part of its rows from the top, that of a line the nearest. So a
  /// line half a row below a text has the next row, and a text one and a half rows below a line.
  func rows(below other: RowBand) -> Double? {
    guard place.minX < other.place.maxX, other.place.minX < place.maxX else { return nil }
    switch (other.isLine, isLine) {
    // Lines may always share a row.
    case (true, true): return nil
    case (true, false):
      // The first row below an edge is that to which it is rounded.
      return y - other.y < Self.near ? nil : other.kind == .edge ? 0.5 : 1.5
    case (false, true):
      return y - other.y < Self.near ? nil : kind == .edge ? 0.5 + RowScale.step : 0.5
    case (false, false):
      if case .textLine = kind, kind == other.kind { return nil }
      // Characters over each other on the device are so in the picture.
      let shared = other.place.maxY - place.minY
      return shared < min(place.height, other.place.height) / 2 ? 1 : nil
    }
  }

  /// Whether it stands beside another band, or over it, so that both have one row.
  func isBeside(_ other: RowBand) -> Bool {
    if isLine || other.isLine { return isLine && other.isLine && y == other.y }
    return abs(y - other.y) <= max(place.height, other.place.height) / 4
  }

  /// The row of a band where all are even.
  func row(pointsPerRow: Double) -> Double {
    isLine ? (y / pointsPerRow).rounded() : (y / pointsPerRow).rounded(.down)
  }

  /// The distance in points up to which a text is on a line.
  private static let near = 3.0
}

extension [RowBand] {
  /// The bands from top to bottom. Those of one height stay in the order of their views.
  var fromTop: [RowBand] {
    enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(\.element)
  }
}
