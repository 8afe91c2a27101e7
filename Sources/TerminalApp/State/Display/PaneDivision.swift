import Cells
import Foundation
import Painting
import Wording

extension PaneLayout {
  /// A division of the body between the canvas and the panes beside it or below it.
  ///
  /// 1. The device has the most cells that it can use while the panes have their least room. Of the
  ///    panes' two places it takes the one in which neither way up could gain a third elsewhere; if
  ///    there is none, each way up has its own.
  /// 2. What the device can't use goes to the panes, as far as they have something to say there;
  ///    what neither can use surrounds the device. Turning moves the line between them only if the
  ///    panes gain a third.
  /// 3. A line that the user has moved stays there.
  ///
  /// What is selected, and what the panes say of it, has no part in this.
  struct Division {
    private(set) var canvas: CellRect
    private(set) var panes: CellRect?
    private(set) var isBeside = false

    /// The canvas without panes.
    init(canvas: CellRect) { self.canvas = canvas }

    /// An inspector in place of the canvas.
    init(inspector: CellRect) {
      canvas = CellRect(column: inspector.column, row: inspector.row, columns: 0, rows: 0)
      panes = inspector
      isBeside = true
    }

    /// Panes of some length at the right of the canvas, or below it.
    private init(_ body: CellRect, panes length: Int, isBeside: Bool) {
      (canvas, self.isBeside) = (body, isBeside)
      var panes = body
      if isBeside {
        canvas.columns -= length
        (panes.column, panes.columns) = (canvas.endColumn, length)
      } else {
        canvas.rows -= length
        (panes.row, panes.rows) = (canvas.endRow, length)
      }
      self.panes = panes
    }

    /// The best division for a device.
    init(
      of body: CellRect, for device: FittedSizes, zoom: Viewport.Zoom, panes states: PaneStates
    ) {
      let (shown, turned) = (Drawn(device.size, zoom), Drawn(device.turned, zoom))
      let all = Self.least(of: body)
      func best(_ drawn: Drawn) -> Self? {
        all.reduce(nil as Self?) { best, next in
          best.map { drawn.cells(in: $0) >= drawn.cells(in: next) } == true ? best : next
        }
      }
      func gains(_ drawn: Drawn, over division: Self) -> Bool {
        best(drawn).map { Self.isThirdMore(drawn.cells(in: $0), than: drawn.cells(in: division)) }
          ?? false
      }
      let both = all.first { !gains(shown, over: $0) && !gains(turned, over: $0) }
      self = both ?? best(shown) ?? Self(canvas: body)
      if let length = states.divider.length(of: body.size, isBeside: isBeside), panes != nil {
        self = Self(body, panes: length, isBeside: isBeside)
      } else if device.leavesRest, panes != nil {
        let own = length(beside: shown)
        let least = min(own, both == nil ? own : length(beside: turned))
        self = Self(
          body, panes: Self.isThirdMore(own, than: least) ? own : least, isBeside: isBeside)
      }
    }

    private static func isThirdMore(_ count: Int, than other: Int) -> Bool {
      3 * count >= 4 * other
    }

    /// The divisions with the least room for the panes.
    private static func least(of body: CellRect) -> [Self] {
      var all: [Self] = []
      if body.columns - InspectorLayout.columns >= PaneDivider.leastColumns, body.rows >= 8 {
        all.append(Self(body, panes: InspectorLayout.columns, isBeside: true))
      }
      let rows = max(10, body.rows / 3)
      if body.rows - rows >= 14 { all.append(Self(body, panes: rows, isBeside: false)) }
      return all
    }

    /// The columns or rows of the panes if they also have what the device can't use.
    private func length(beside drawn: Drawn) -> Int {
      guard let panes else { return 0 }
      guard isBeside else { return panes.rows + canvas.rows - drawn.rows(in: canvas.size) }
      let rest = canvas.columns - drawn.columns(in: canvas.size)
      return max(panes.columns, InspectorLayout.columns(of: panes.columns + rest))
    }
  }
}

/// How large a device is drawn.
private struct Drawn {
  private let device: CGSize
  private let zoom: Viewport.Zoom

  init(_ device: CGSize, _ zoom: Viewport.Zoom) { (self.device, self.zoom) = (device, zoom) }

  /// The cells of the device that are in sight in a room.
  private func size(in room: CellSize) -> CellSize {
    let size = Viewport.fitting(device, into: room, zoom: zoom).size
    return CellSize(columns: min(size.columns, room.columns), rows: min(size.rows, room.rows))
  }

  func cells(in division: PaneLayout.Division) -> Int {
    let size = size(in: division.canvas.size)
    return size.columns * size.rows
  }

  /// The fewest columns of a room in which the device is as large as in all of the room, with a
  /// blank at each side.
  func columns(in room: CellSize) -> Int {
    let size = size(in: room)
    let least = (size.columns..<room.columns).partitioningIndex(where: {
      self.size(in: CellSize(columns: $0, rows: room.rows)) == size
    })
    return min(max(least, size.columns + 2), room.columns)
  }

  /// The fewest rows of such a room.
  func rows(in room: CellSize) -> Int {
    let size = size(in: room)
    let least = (size.rows..<room.rows).partitioningIndex(where: {
      self.size(in: CellSize(columns: room.columns, rows: $0)) == size
    })
    return min(max(least, size.rows + 2), room.rows)
  }
}
