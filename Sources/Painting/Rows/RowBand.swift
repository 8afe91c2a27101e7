import Foundation

/// What takes a row of the picture over some width: a line of text, a control of one row, an item
/// of a bar, or a line that is drawn.
struct RowBand {
  enum Kind: Equatable {
    /// Characters, in the row in which the middle of the rectangle is.
    case text
    /// One of the many lines of a text, which may share rows. The range is that of the heights from
    /// the first line to the last, in points.
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
  /// Whether it is a line of a box in which the text of the view has its rows.
  var isAroundText = false

  /// The height that decides the band's row, in points.
  var y: Double { place.midY }
  var isLine: Bool { kind == .line || kind == .rule || kind == .edge }

  /// The least number of rows from a band above this one down to this one; nil if both may share a
  /// row.
  ///
  /// A text takes the row in which its middle is, and a line the row nearest to it. So a line half
  /// a row below a text is in the next row, and so is a text one and a half rows below a line.
  func rows(below other: RowBand) -> Double? {
    if shape == other.shape, isAroundText || other.isAroundText { return nil }
    guard place.minX < other.place.maxX, other.place.minX < place.maxX else { return nil }
    switch (other.isLine, isLine) {
    // Lines may always share a row.
    case (true, true): return nil
    case (true, false):
      // The first row below an edge is the row to which the edge is rounded.
      return y - other.y < Self.near ? nil : other.kind == .edge ? 0.5 : 1.5
    case (false, true):
      return y - other.y < Self.near ? nil : kind == .edge ? 0.5 + CellScale.step : 0.5
    case (false, false):
      if case .textLine = kind, kind == other.kind { return nil }
      // Characters that overlap on the device overlap in the picture as well.
      let shared = other.place.maxY - place.minY
      return shared < min(place.height, other.place.height) / 2 ? 1 : nil
    }
  }

  /// Whether it stands beside another band, or over it, so that both have one row.
  func isBeside(_ other: RowBand) -> Bool {
    if isLine || other.isLine { return isLine && other.isLine && y == other.y }
    return abs(y - other.y) <= max(place.height, other.place.height) / 4
  }

  /// The row of the band, if texts take none.
  func row(in viewport: Viewport) -> Double {
    isLine ? viewport.edgeOfScreen(y) : viewport.rowOfScreen(at: y)
  }

  /// The distance in points up to which a text is on a line.
  private static let near = 3.0
}

extension [RowBand] {
  /// The bands from top to bottom. Bands of one height stay in the order of their views.
  var fromTop: [RowBand] {
    sorted { $0.y < $1.y }
  }
}
