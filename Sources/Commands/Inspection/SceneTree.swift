import Cells
import Documents
import Nibs
import Stage
import Wording

/// The views and guides of a scene as a tree: how each is laid out, its frame beside the one that
/// the document has, and what is open.
@MainActor
package struct SceneTree {
  /// A view or guide. All frames are in the superview's coordinates, in points.
  private struct Row {
    let item: SceneView
    let mark: LayoutTrace.Mark
    /// The frame that the document has; nil for none.
    let own: CGRect?

    /// The name, behind the sign for how it is laid out, as deep as the item is.
    var name: String {
      let (title, className) = (item.title.printable, item.className.printable)
      return String(repeating: "  ", count: item.depth)
        + (mark == .none ? "" : mark.rawValue + " ")
        + (title == className ? title : "\(title): \(className)")
    }

    /// What is remarkable.
    var note: String {
      let differs = own.map { item.isShown && !$0.agrees(with: item.solvedFrame) } ?? false
      return [
        differs ? "differs" : "", item.isShown ? "" : "hidden",
        item.ambiguous.isEmpty ? "" : "ambiguous: " + item.ambiguous.joined(separator: ", "),
      ].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }

  private let rows: [Row]
  private let conflicts: [LayoutProblem]

  package init(of scene: InspectedScene) {
    let (host, content) = (scene.host, scene.host.snapshot)
    var marks: [ObjectIdentifier: LayoutTrace.Mark] = [:]
    for line in LayoutTrace(of: host.window).lines {
      marks[ObjectIdentifier(line.item)] = line.mark
    }
    func mark(of object: AnyObject?) -> LayoutTrace.Mark {
      object.flatMap { marks[ObjectIdentifier($0)] } ?? .none
    }
    // The document's frames say nothing on another screen than its own.
    let isOwnScreen = scene.scene.design.map { $0.ifForeign(to: content.screen) == nil } ?? false
    let guides = Dictionary(grouping: content.guides, by: \.parent)
    rows = content.views.indices.flatMap { index -> [Row] in
      let item = content.views[index]
      let view = host.view(at: item.path)
      let own = isOwnScreen ? view.flatMap { $0.origin?.frame(for: $0.traitCollection) } : nil
      return [Row(item: item, mark: mark(of: view), own: own)]
        + (guides[index] ?? []).map {
          Row(item: $0, mark: mark(of: host.guide(at: $0.path)), own: nil)
        }
    }
    conflicts = content.problems.filter { $0.kind == .conflict || $0.kind == .approximate }
  }

  /// The tree as a table, and what can't be met.
  package var lines: [String] {
    let names = rows.map(\.name)
    let width = names.map(TextWidth.width).max() ?? 0
    let own =
      rows.contains { $0.own != nil } ? FrameColumns("document", rows.map(\.own)) : nil
    let columns = [own, FrameColumns("solved", rows.map(\.item.solvedFrame))].compactMap(\.self)
    func line(_ name: String, _ cells: [String], _ note: String = "") -> String {
      ([name.padded(toColumns: width)] + cells + [note]).joined(separator: "   ")
        .trimmingTrailingBlanks
    }
    return [line("", columns.map(\.title)), line("", columns.map(\.names))]
      + rows.indices.map { index in
        line(names[index], columns.map { $0.lines[index] }, rows[index].note)
      } + conflicts.map(\.message.printable)
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
