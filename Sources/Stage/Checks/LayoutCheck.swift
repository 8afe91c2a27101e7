/// One thing that can be wrong with a layout, and what finds it.
///
/// Each check has a file of its own in this folder and a line in ``all``, which everybody reads: the app, `tenniel render`
/// with its `--fail-on` and its JSON, `tenniel list --checks`, and tests.
///
/// ```swift
/// extension LayoutCheck {
///   /// A view that is wider than it is high.
///   public static let wide = LayoutCheck("wide", .hint, "a view that is wider than it is high") {
///     check, layout in
///     layout.items.filter { $0.frame.width > $0.frame.height }.map {
///       LayoutProblem(check, "\($0.name) is wider than it is high", views: [$0.path])
///     }
///   }
/// }
/// ```
public struct LayoutCheck: Sendable {
  /// How much a finding weighs.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The layout is not what the constraints say.
    case error
    /// The layout is what the constraints say, and somebody will see that it is wrong.
    case warning
    /// Often meant so: it is listed, and fails nothing unless that is asked for.
    case hint
  }

  /// What it is called by `--fail-on`, `list --checks` and the JSON: `truncated-text`.
  public let identifier: String
  public let severity: Severity
  /// What it finds, in one line.
  public let summary: String

  private let finder: @MainActor @Sendable (LayoutCheck, CheckedLayout) -> [LayoutProblem]

  init(
    _ identifier: String, _ severity: Severity, _ summary: String,
    find: @escaping @MainActor @Sendable (LayoutCheck, CheckedLayout) -> [LayoutProblem]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    finder = find
  }

  /// What is wrong with a layout, in the order of its views.
  @MainActor
  func find(in layout: CheckedLayout) -> [LayoutProblem] { finder(self, layout) }
}

/// Checks are told apart by their identifiers.
extension LayoutCheck: Hashable {
  public static func == (left: LayoutCheck, right: LayoutCheck) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension LayoutCheck: CustomStringConvertible {
  public var description: String { identifier }
}
