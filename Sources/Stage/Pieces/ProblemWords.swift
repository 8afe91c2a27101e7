import Wording

/// What begins to be wrong at a length and what is right again, in words that name no numbers.
package struct ProblemWords: Hashable, Sendable {
  package let check: LayoutCheck
  /// The name of the view at fault; nil if there is none, and for a conflict.
  package let view: String?
  package let severity: LayoutCheck.Severity

  package init(_ check: LayoutCheck, of view: String?, severity: LayoutCheck.Severity? = nil) {
    self.check = check
    self.view = check == .conflict ? nil : view
    self.severity = severity ?? check.severity
  }

  /// What is wrong from a length on: `title's text is cut short`.
  package var beginning: String { words?.wrong ?? named }

  /// What is right again from a length on: `title's text fits`.
  package var ending: String { words?.right ?? "no longer \(named)" }

  /// What is wrong in the fewest words: `title cut`.
  package var caption: String { caption(of: view) }

  /// - Parameter view: The name of the view, which may be shortened.
  package func caption(of view: String?) -> String {
    guard let view else { return check.identifier }
    return switch check {
    case .truncatedText: "\(view) cut"
    case .noRoom: "\(view) without room"
    case .overlappingTexts: "\(view) over a text"
    case .offScreen: "\(view) off screen"
    case .unreachable: "\(view) out of touch"
    case .unscrollable: "\(view) out of reach"
    case .ambiguous: "\(view) ambiguous"
    case .touchTarget: "\(view) small to touch"
    default: "\(view): \(check.identifier)"
    }
  }

  /// `title: near-miss`
  private var named: String { (view.map { $0 + ": " } ?? "") + check.identifier }

  private var words: (wrong: String, right: String)? {
    guard let view else {
      return check == .conflict ? ("constraints conflict", "no constraints conflict") : nil
    }
    return switch check {
    case .truncatedText: ("\(view)'s text is cut short", "\(view)'s text fits")
    case .noRoom: ("\(view) has no room", "\(view) has room")
    case .overlappingTexts:
      ("\(view)'s text is over another one", "\(view)'s text is over no other one")
    case .offScreen: ("\(view) leaves the screen", "\(view) is on the screen")
    case .unreachable: ("\(view) can't be touched", "\(view) can be touched")
    case .unscrollable: ("\(view) can't be scrolled to", "\(view) can be scrolled to")
    case .ambiguous: ("\(view) is ambiguous", "\(view) is not ambiguous")
    case .touchTarget: ("\(view) is small to touch", "\(view) is large enough to touch")
    default: nil
    }
  }
}

extension PlacedViews {
  /// What is wrong here, without hints, each thing once.
  var problemWords: [ProblemWords] {
    problems.filter { $0.severity != .hint }.map { problem in
      let view = problem.views.first.map { path in
        paths.firstIndex(of: path).map { names[$0].name } ?? String(path.name)
      }
      return ProblemWords(problem.kind, of: view, severity: problem.severity)
    }.uniqued
  }
}

extension [ProblemWords] {
  /// How serious the most serious of them is; nil if there are none.
  package var severity: LayoutCheck.Severity? {
    contains { $0.severity == .error } ? .error : first?.severity
  }
}
