/// Something about a layout that its author should know: what one check has found.
public struct LayoutProblem: Hashable, Sendable {
  /// The check that has found it.
  public let kind: LayoutCheck
  /// What is wrong, in one line.
  public let message: String
  /// The views and guides that it is about, the one at fault first.
  public let views: [ViewPath]
  /// The constraints of a conflict, the one that is left out first; without any one of them, the others can be met.
  public let constraints: [SceneConstraint]
  /// The attributes that are left open, of an ambiguous view: `left`, `top`, `width`, `height`.
  public let attributes: [String]
  /// What UIKit writes to its log about a conflict.
  public let log: String?
  /// What stands above the constraints where they are listed one by one.
  public let heading: String

  init(
    _ kind: LayoutCheck, _ message: String, views: [ViewPath],
    constraints: [SceneConstraint] = [], attributes: [String] = [], log: String? = nil,
    heading: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.views = views
    self.constraints = constraints
    self.attributes = attributes
    self.log = log
    self.heading = heading ?? message
  }

  /// The constraint that is left out, of a conflict.
  public var broken: SceneConstraint? { constraints.first }

  /// The views and guides that are marked because of it: of a conflict those of the constraint that is left out.
  public var marked: [ViewPath] { broken?.items ?? views }
}

extension LayoutProblem: CustomStringConvertible {
  /// The message, followed by the constraints that it doesn't name.
  public var description: String {
    let others = constraints.map(\.text).filter { $0 != broken?.text }
    return others.isEmpty ? message : message + ": " + others.joined(separator: ", ")
  }
}
