extension SweepProblem {
  /// What is wrong from a length on: `title's text is cut short`.
  public var beginning: String { words?.wrong ?? text }

  /// What is right again from a length on: `title's text fits`.
  var ending: String { words?.right ?? "no longer \(text)" }

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
    case .ambiguous: ("\(view) is ambiguous", "\(view) is not ambiguous")
    case .touchTarget: ("\(view) is small to touch", "\(view) is large enough to touch")
    default: nil
    }
  }
}
