import Commands
import Documents
import JSON
import Stage
import TerminalApp
import Wording

/// The reason for an attribute of a view.
@MainActor
struct ToldReason {
  let reason: Reason
  let attribute: NSLayoutConstraint.Attribute
  let item: SceneView
  let scene: InspectedScene

  /// The sum and what is missed, what is left out, and what is ambiguous.
  func lines(_ glyphs: Glyphs) -> [String] {
    var sum = reason
    sum.wishes = []
    let texts = ReasonLines(width: .max / 2, glyphs: glyphs)
    func lines(of spans: [[Pen.Span]]) -> [String] {
      spans.map { $0.map(\.text).joined().printable.trimmingTrailingBlanks }
    }
    let all = lines(of: texts.lines(of: sum, isSum: true)).dropFirst()
    return lines(of: texts.lines(of: reason)) + (all.isEmpty ? [] : ["in all"] + all)
      + broken.map { constraint in
        "left out in a conflict: \(constraint.text.printable), off by "
          + Number.text(constraint.violation, places: 2)
      } + (item.ambiguous.isEmpty ? [] : ["ambiguous: " + item.ambiguous.joined(separator: ", ")])
  }

  /// What is explained, and its value, for programs.
  var head: [JSONValue.Member] {
    [
      .init("item", .text(item.path.text)), .init("attribute", .text(attribute.name)),
      .init("value", .decimal(reason.value)), .init("insets", .decimal(reason.base)),
      .init("ambiguous", .texts(item.ambiguous)),
    ]
  }

  /// The sum.
  var terms: [JSONValue] {
    reason.terms.map { term in
      .object(
        constraint(term.text, term.constraint) + [
          .init("coefficient", .decimal(term.coefficient)),
          .init("constant", .decimal(term.constant)), .init("part", .decimal(term.part)),
          .init("limit", .bool(term.isLimit)), .init("required", .bool(!term.isOptional)),
        ])
    }
  }

  /// The missed constraints that would change the value.
  var missed: [JSONValue] {
    reason.wishes.map { wish in
      .object(
        constraint(wish.text, wish.constraint) + [
          .init("violation", .decimal(wish.violation)),
          .init("yieldsTo", .texts(wish.yieldsTo.map(\.text))),
        ])
    }
  }

  /// The view's constraints that are left out in a conflict, and so explain nothing.
  private var broken: [SceneConstraint] {
    scene.host.snapshot.constraints(of: item.path).filter(\.isBroken)
  }

  var brokenJSON: [JSONValue] {
    broken.map {
      .object(constraint($0.text, $0.id) + [.init("violation", .decimal($0.violation))])
    }
  }

  private func constraint(_ text: String, _ id: ConstraintID?) -> [JSONValue.Member] {
    [
      .init("text", .text(text)), .init("id", .text(id?.element)),
      .init("line", .count(scene.element(id?.element)?.position.line)),
    ]
  }
}
