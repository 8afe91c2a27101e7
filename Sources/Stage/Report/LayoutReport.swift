import Foundation
import JSON

/// A layout as JSON, for other programs: one object with keys in a fixed order, and a line for each
/// view, constraint and problem.
///
/// ```json
/// {"scene":"Wonderland","device":"iPhone 7 Plus","size":[414,736],"traits":{…},
///  "views":[
///   {"path":"view/avatarView","class":"AvatarView","frame":[20,20,374,191.6],…}],
///  "constraints":[…],
///  "problems":[…]}
/// ```
public struct LayoutReport: Sendable {
  private let scene: String
  private let snapshot: SceneSnapshot

  /// Creates the report of a layout.
  /// - Parameter scene: The name of the scene in the report.
  public init(scene: String, snapshot: SceneSnapshot) {
    self.scene = scene
    self.snapshot = snapshot
  }

  /// The text, without a newline at its end.
  public var json: String {
    let screen = snapshot.screen
    let head: [JSONValue.Member] = [
      .init("scene", .text(scene)),
      .init("device", .text(screen.device?.name)),
      .init("size", .decimals([screen.size.width, screen.size.height])),
      .init("traits", traits),
    ]
    return JSONValue.text(
      head,
      lists: [
        ("views", snapshot.views.map(view)),
        ("constraints", snapshot.constraints.filter { $0.origin == .scene }.map(constraint)),
        ("problems", snapshot.problems.map(problem)),
      ])
  }

  private var traits: JSONValue {
    let screen = snapshot.screen
    return [
      "horizontal": .text(screen.classes.width.rawValue),
      "vertical": .text(screen.classes.height.rawValue),
      "direction": .text(ScreenChoice.direction.word(on: screen)),
      "text": .text(ScreenChoice.textSize.word(on: screen)),
      "style": .text(ScreenChoice.interfaceStyle.word(on: screen)),
    ]
  }

  private func view(_ view: SceneView) -> JSONValue {
    [
      "path": .text(view.path.text), "class": .text(view.className), "frame": .rect(view.frame),
      "solved": .rect(view.solvedFrame), "hidden": .bool(view.isHidden),
      "ambiguous": .texts(view.ambiguous),
    ]
  }

  private func constraint(_ constraint: SceneConstraint) -> JSONValue {
    [
      "text": .text(constraint.text), "priority": .decimal(Double(constraint.priority)),
      "identifier": .text(constraint.identifier), "active": .bool(constraint.isActive),
      "broken": .bool(constraint.isBroken), "violation": .decimal(constraint.violation),
    ]
  }

  private func problem(_ problem: LayoutProblem) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .text(problem.kind.identifier)),
      .init("severity", .text(problem.severity.rawValue)),
      .init("message", .text(problem.message)),
      .init("view", .text(problem.views.first?.text)),
      .init("views", .texts(problem.views.map(\.text))),
    ]
    if !problem.constraints.isEmpty {
      members.append(.init("constraints", .texts(problem.constraints.map(\.text))))
    }
    if let broken = problem.broken { members.append(.init("broken", .text(broken.text))) }
    if !problem.attributes.isEmpty {
      members.append(.init("attributes", .texts(problem.attributes)))
    }
    return .object(members)
  }
}

extension JSONValue {
  /// A rectangle as four numbers with at most three decimals: x, y, width and height.
  package static func rect(_ rect: CGRect) -> JSONValue {
    .decimals([rect.minX, rect.minY, rect.width, rect.height])
  }
}
