import AutoLayout
import Cells
import Foundation
import JSON
import Nibs
import Stage
import Wording

/// The frames of all views of a layout, beside those that the document has.
@MainActor
struct FrameTable {
  /// A view. All frames are in the superview's coordinates, in points.
  struct Row {
    let view: SceneView
    /// The id of its element; nil for a view that code made.
    let element: String?
    /// The frame that the document has; nil for none.
    let own: CGRect?
    /// Whether the document has it elsewhere than the layout, by more than half a point.
    let differs: Bool
  }

  let rows: [Row]
  /// Whether the document has frames for this screen.
  let hasOwn: Bool

  init(of scene: InspectedScene) {
    let content = scene.host.snapshot
    let ids = scene.host.elementPaths.ids
    // The document's frames say nothing on another screen than its own.
    let isOwnScreen = scene.scene.design.map { $0.ifForeign(to: content.screen) == nil } ?? false
    rows = scene.host.views.compactMap { path, view in
      guard let item = content.view(at: path) else { return nil }
      let own = isOwnScreen ? view.origin?.frame(for: view.traitCollection) : nil
      return Row(
        view: item, element: ids[path], own: own,
        differs: own.map { item.isShown && !$0.agrees(with: item.solvedFrame) } ?? false)
    }
    hasOwn = rows.contains { $0.own != nil }
  }

  /// The number of views that the document has elsewhere.
  var differing: Int { rows.count(where: \.differs) }

  /// The table: a line for each view, indented as deep as the view is.
  var lines: [String] {
    let names = rows.map {
      String(repeating: "  ", count: $0.view.depth) + String($0.view.path.name).printable
    }
    let width = (names + ["view"]).map(TextWidth.width).max() ?? 0
    let solved = FrameColumns("solved", rows.map(\.view.solvedFrame))
    let own = hasOwn ? FrameColumns("document", rows.map(\.own)) : nil
    let columns = [own, solved].compactMap(\.self)
    let blank = "".padded(toColumns: width)
    let head = [
      ([blank] + columns.map(\.title)), (["view".padded(toColumns: width)] + columns.map(\.names)),
    ]
    let body = rows.indices.map { index in
      [names[index].padded(toColumns: width)] + columns.map { $0.lines[index] }
        + [note(on: rows[index])]
    }
    return (head + body).map { $0.joined(separator: "   ").trimmingTrailingBlanks }
  }

  private func note(on row: Row) -> String {
    row.differs ? "differs" : row.view.isShown ? "" : "hidden"
  }

  /// The rows for programs.
  var json: [JSONValue] {
    rows.map { row in
      .object([
        .init("path", .text(row.view.path.text)), .init("class", .text(row.view.className)),
        .init("id", .text(row.element)), .init("document", row.own.map(JSONValue.rect) ?? .null),
        .init("solved", .rect(row.view.solvedFrame)), .init("frame", .rect(row.view.frame)),
        .init("differs", .bool(row.differs)), .init("shown", .bool(row.view.isShown)),
      ])
    }
  }
}

/// Four columns of numbers with a heading: x, y, width and height.
private struct FrameColumns {
  let title: String
  let names: String
  let lines: [String]

  init(_ title: String, _ frames: [CGRect?]) {
    let cells = frames.map { frame in
      frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Number.text($0, places: 2) } }
        ?? ["-", "-", "-", "-"]
    }
    let names = ["x", "y", "width", "height"]
    let widths = names.indices.map { column in
      ([names] + cells).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { $0.padded(toColumns: $1, alignment: .right) }.joined(separator: "  ")
    }
    self.names = line(names)
    self.title = title.padded(toColumns: self.names.count, alignment: .right)
    lines = cells.map(line)
  }
}

extension JSONValue {
  /// A rectangle as four numbers: x, y, width and height.
  static func rect(_ rect: CGRect) -> JSONValue {
    .decimals([rect.minX, rect.minY, rect.width, rect.height])
  }
}
