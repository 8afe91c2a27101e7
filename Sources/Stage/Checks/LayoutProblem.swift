/// A problem that a check has found in a layout.
public struct LayoutProblem: Hashable, Sendable {
  /// The check that found it.
  public let kind: LayoutCheck
  /// How serious it is: as serious as its check says, unless it is more or less so than others of
  /// the check.
  public let severity: LayoutCheck.Severity
  /// A description in one line.
  public let message: String
  /// The views and guides concerned, with the one at fault first.
  public let views: [ViewPath]
  /// The constraints concerned, with the one at fault first. For a conflict, a minimal set of
  /// constraints that can't all be met, with the omitted one first.
  public let constraints: [SceneConstraint]
  /// What it is about in the views: of an ambiguous view, the ambiguous parts of its frame (`left`,
  /// `top`, `width`, `height`); of equal priorities, which (`hugging`, `resistance`).
  public let attributes: [String]
  /// For a conflict, the edits each of which alone resolves it.
  public internal(set) var repairs: [SceneEdit]
  /// For a conflict, UIKit's log message.
  public let log: String?
  /// The heading above the constraints where they are listed.
  public let heading: String
  /// How much is wrong, in points: of two layouts, the one with more is worse. Nil where places
  /// alone don't say.
  package let depth: Double?

  init(
    _ kind: LayoutCheck, _ message: String, views: [ViewPath],
    constraints: [SceneConstraint] = [], attributes: [String] = [],
    repairs: [SceneEdit] = [], log: String? = nil, heading: String? = nil,
    severity: LayoutCheck.Severity? = nil, depth: Double? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.views = views
    self.constraints = constraints
    self.attributes = attributes
    self.repairs = repairs
    self.log = log
    self.heading = heading ?? message
    self.depth = depth
  }

  /// For a conflict, the constraint that is left out.
  public var broken: SceneConstraint? { kind == .conflict ? constraints.first : nil }

  /// The views and guides marked for the problem: for a conflict, the items of the constraint that
  /// is left out.
  public var marked: [ViewPath] { broken?.items ?? views }

  /// Whether it is worse than the same problem of another layout, by more than rounding may say.
  package func isWorse(than other: LayoutProblem) -> Bool {
    guard let depth, let least = other.depth else { return false }
    return depth > least + 0.01
  }

  /// Whether a command fails for it.
  /// - Parameter named: The checks that the command fails for. All of ``LayoutCheck/problems``
  ///   stand for whatever is more than a hint, whichever check found it.
  public func isFailure(for named: Set<LayoutCheck>) -> Bool {
    let isAny = named.isSuperset(of: LayoutCheck.problems)
    if isAny, severity != .hint { return true }
    return named.contains(kind) && !(isAny && LayoutCheck.problems.contains(kind))
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The message, followed by the constraints that it does not contain.
  public var description: String {
    let others = constraints.map(\.text).filter { $0 != broken?.text }
    return others.isEmpty ? message : message + ": " + others.joined(separator: ", ")
  }
}
