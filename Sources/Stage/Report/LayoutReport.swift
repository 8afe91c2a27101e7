import Foundation
import SceneFormat

/// A layout as JSON, for other programs: one object, its keys always in the same order, one line for each view, constraint
/// and problem.
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

  public init(scene: String, snapshot: SceneSnapshot) {
    self.scene = scene
    self.snapshot = snapshot
  }

  /// The text, without a newline at its end.
  public var json: String {
    let screen = snapshot.screen
    let traits = JSON.object([
      ("horizontal", .string(screen.classes.width.rawValue)),
      ("vertical", .string(screen.classes.height.rawValue)),
      ("direction", .string(screen.direction.rawValue)),
      ("text", .string(screen.textSize.rawValue)),
    ])
    let head = [
      ("scene", JSON.string(scene)),
      ("device", screen.device.map { .string($0.name) } ?? .null),
      ("size", .numbers([screen.size.width, screen.size.height])),
      ("traits", traits),
    ]
    let lists = [
      ("views", snapshot.views.map(view)),
      ("constraints", snapshot.constraints.filter { $0.origin == .scene }.map(constraint)),
      ("problems", snapshot.problems.map(problem)),
    ]
    let first = head.map { "\(JSON.string($0).text):\($1.text)" }.joined(separator: ",")
    let rest = lists.map { name, values in
      let lines = values.map { "\n  \($0.text)" }.joined(separator: ",")
      return "\n \(JSON.string(name).text):[\(lines)]"
    }
    return "{" + ([first] + rest).joined(separator: ",") + "}"
  }

  private func view(_ view: SceneView) -> JSON {
    .object([
      ("path", .string(view.path.text)), ("class", .string(view.className)),
      ("frame", .rect(view.frame)), ("solved", .rect(view.solvedFrame)),
      ("hidden", .bool(view.isHidden)), ("ambiguous", .strings(view.ambiguous)),
    ])
  }

  private func constraint(_ constraint: SceneConstraint) -> JSON {
    .object([
      ("text", .string(constraint.text)), ("priority", .number(Double(constraint.priority))),
      ("identifier", constraint.identifier.map { .string($0) } ?? .null),
      ("active", .bool(constraint.isActive)), ("broken", .bool(constraint.isBroken)),
      ("violation", .number(constraint.violation)),
    ])
  }

  private func problem(_ problem: LayoutProblem) -> JSON {
    var members: [(String, JSON)] = [
      ("kind", .string(problem.kind.identifier)),
      ("severity", .string(problem.kind.severity.rawValue)),
      ("message", .string(problem.message)),
      ("view", problem.views.first.map { .string($0.text) } ?? .null),
      ("views", .strings(problem.views.map(\.text))),
    ]
    if let broken = problem.broken {
      members.append(("constraints", .strings(problem.constraints.map(\.text))))
      members.append(("broken", .string(broken.text)))
    }
    if !problem.attributes.isEmpty {
      members.append(("attributes", .strings(problem.attributes)))
    }
    return .object(members)
  }
}

/// A JSON value as text; numbers have at most three decimals.
private struct JSON {
  let text: String

  static let null = JSON(text: "null")

  static func bool(_ value: Bool) -> JSON { JSON(text: value ? "true" : "false") }

  /// JSON knows no infinities.
  static func number(_ value: Double) -> JSON {
    value.isFinite ? JSON(text: value.shortDecimal) : .null
  }

  static func string(_ value: String) -> JSON {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return JSON(text: text + "\"")
  }

  static func array(_ values: [JSON]) -> JSON {
    JSON(text: "[" + values.map(\.text).joined(separator: ",") + "]")
  }

  static func strings(_ values: [String]) -> JSON { array(values.map { .string($0) }) }

  static func numbers(_ values: [CGFloat]) -> JSON { array(values.map { .number($0) }) }

  static func rect(_ rect: CGRect) -> JSON {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func object(_ members: [(String, JSON)]) -> JSON {
    let members = members.map { "\(string($0).text):\($1.text)" }
    return JSON(text: "{" + members.joined(separator: ",") + "}")
  }
}
