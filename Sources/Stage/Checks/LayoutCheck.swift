/// A kind of problem in a layout, and the function that finds it.
///
/// Each check has a file of its own in this folder and an entry in ``all``, which all users read:
/// the app, `tenniel render` with its `--fail-on` and its JSON, `tenniel list --checks`, and tests.
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
  /// How serious a problem is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The layout differs from its constraints.
    case error
    /// The layout meets its constraints, but users will see a fault.
    case warning
    /// It is often intended. It is listed, but fails a command only on request.
    case hint
  }

  /// The name in `--fail-on`, `list --checks` and the JSON, such as `truncated-text`.
  public let identifier: String
  /// The severity of each problem that it finds.
  public let severity: Severity
  /// A description in one line.
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

  /// The problems in a layout, in the order of its views.
  @MainActor
  func find(in layout: CheckedLayout) -> [LayoutProblem] { finder(self, layout) }
}

/// Checks are equal if their identifiers are.
extension LayoutCheck: Hashable {
  /// Whether the identifiers are equal.
  public static func == (left: LayoutCheck, right: LayoutCheck) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension LayoutCheck: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
