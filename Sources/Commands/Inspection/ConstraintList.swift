import Cells
import Documents
import InterfaceBuilder
import Stage
import Wording

/// The constraints of a view or guide, with where they come from and how well they are met.
@MainActor
package struct ConstraintList {
  fileprivate struct Row {
    let constraint: SceneConstraint
    /// The element in the document; nil for a constraint of code or of the system.
    let element: Element?
  }

  private let item: SceneView
  private let details: ViewDetails?
  private let rows: [Row]

  package init(of item: SceneView, in scene: InspectedScene) {
    self.item = item
    details = scene.host.details(of: item.path)
    rows = scene.host.snapshot.constraints(of: item.path).map {
      Row(constraint: $0, element: scene.element($0.id.element))
    }
  }

  /// The item, its content, and a table of its constraints.
  package var lines: [String] {
    [[item.name, item.className, item.path.text].map(\.printable).joined(separator: "  ")]
      + contentLine + table
  }

  private var contentLine: [String] {
    guard let details else { return [] }
    let (across, down) = (details.horizontal, details.vertical)
    func pair(_ first: Float, _ second: Float) -> String {
      "\(Number.text(Double(first))) \(Number.text(Double(second)))"
    }
    let size = [across, down].map { $0.intrinsic.map { Number.text($0, places: 2) } ?? "-" }
    return [
      "content \(size.joined(separator: " x "))  hug \(pair(across.hugging, down.hugging))  "
        + "resist \(pair(across.compressionResistance, down.compressionResistance))"
    ] + (details.usesAutoresizing ? ["laid out by its frame and autoresizing mask"] : [])
  }

  private var table: [String] {
    guard !rows.isEmpty else { return ["no constraint is about it"] }
    let cells =
      [["constraint", "priority", "from", "state"]]
      + rows.map { [$0.constraint.text.printable, $0.priority, $0.source, $0.state] }
    let widths = cells[0].indices.map { column in
      cells.map { TextWidth.width(of: $0[column]) }.max() ?? 0
    }
    return cells.map { row in
      zip(row, widths).map { $0.padded(toColumns: $1) }.joined(separator: "  ")
        .trimmingTrailingBlanks
    }
  }
}

extension ConstraintList.Row {
  fileprivate var priority: String {
    constraint.isRequired ? "required" : Number.text(Double(constraint.priority))
  }

  /// Where it comes from.
  fileprivate var source: String {
    switch constraint.origin {
    case .scene:
      element.map { "line \($0.position.line)" }
        ?? (constraint.id.element == nil ? "code" : "document")
    case .content: "system: \(constraint.soughtName ?? "content")"
    case .autoresizing: "system: \(constraint.soughtName ?? "autoresizing")"
    }
  }

  fileprivate var state: String {
    if !constraint.isActive { return "inactive" }
    let distance = "off by \(Number.text(constraint.violation, places: 2))"
    if constraint.isBroken { return "broken, \(distance)" }
    return constraint.isMissed ? distance : "met"
  }
}
