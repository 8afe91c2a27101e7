/// A kind of problem in a layout, and the function that finds it.
///
/// Each check has a file of its own in this folder and an entry in ``all``, which all users read:
/// the app, `tenniel render` with its `--fail-on` and its JSON, `tenniel list --checks`, and tests.
///
/// ```swift
/// extension LayoutCheck {
///   /// A view that is wider than it is high.
///   public static let wide = LayoutCheck(
///     "wide", .hint, "a view that is wider than it is high",
///     Explanation(finds: "…", example: "…", mending: "…")
///   ) { check, layout in
///     layout.items.filter { $0.frame.width > $0.frame.height }.map {
///       LayoutProblem(check, "\($0.name) is wider than it is high", views: [$0.path])
///     }
///   }
/// }
/// ```
///
/// A check of places alone is a list of ``GeometricCase`` instead.
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

  /// What `tenniel explain` tells of a check, in plain words and short lines.
  public struct Explanation: Sendable {
    /// What it finds, when, and why that is a fault.
    public let finds: String
    /// A layout that has the fault, and what is found in it.
    public let example: String
    /// What to do about it.
    public let mending: String
  }

  /// The name in `--fail-on`, `list --checks` and the JSON, such as `truncated-text`.
  public let identifier: String
  /// The severity of the problems that it finds, unless a problem has its own.
  public let severity: Severity
  /// The severity of those of its problems that are more than hints.
  public var faultSeverity: Severity { severity == .hint ? .warning : severity }
  /// A description in one line.
  public let summary: String
  /// What it finds and how that is mended, at length.
  public let explanation: Explanation
  /// Whether it runs without being asked for. A check that does not is often right about what it
  /// finds where that is meant, or takes long.
  public let runsByDefault: Bool

  private let search: Search

  /// How it finds problems.
  private enum Search: Sendable {
    case function(@MainActor @Sendable (LayoutCheck, CheckedLayout) -> [LayoutProblem])
    case cases(@MainActor @Sendable (CheckedLayout) -> [GeometricCase])
  }

  private init(
    _ identifier: String, _ severity: Severity, _ summary: String, _ explanation: Explanation,
    runsByDefault: Bool, _ search: Search
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.runsByDefault = runsByDefault
    self.search = search
  }

  init(
    _ identifier: String, _ severity: Severity, _ summary: String, _ explanation: Explanation,
    runsByDefault: Bool = true,
    find: @escaping @MainActor @Sendable (LayoutCheck, CheckedLayout) -> [LayoutProblem]
  ) {
    self.init(
      identifier, severity, summary, explanation, runsByDefault: runsByDefault, .function(find))
  }

  /// Creates a check of places.
  /// - Parameter cases: What there is to find in a layout, as conditions over edges. It reads
  ///   nothing that differs from screen to screen.
  init(
    _ identifier: String, _ severity: Severity, _ summary: String, _ explanation: Explanation,
    runsByDefault: Bool = true,
    cases: @escaping @MainActor @Sendable (CheckedLayout) -> [GeometricCase]
  ) {
    self.init(
      identifier, severity, summary, explanation, runsByDefault: runsByDefault, .cases(cases))
  }

  /// The problems in a layout, in the order of its views.
  @MainActor
  func find(in layout: CheckedLayout) -> [LayoutProblem] {
    switch search {
    case .function(let find): find(self, layout)
    case .cases(let cases): GeometricCase.problems(cases(layout), of: self, in: layout)
    }
  }

  /// Whether what it finds depends on constraints and places alone, so that what the solver says of
  /// many screens decides it.
  package var followsFromPlaces: Bool {
    switch search {
    case .cases: true
    case .function: self == .conflict || self == .ambiguous
    }
  }

  /// What a check of places looks for in a layout, as conditions over edges; nil for another check.
  @MainActor
  func cases(in layout: CheckedLayout) -> [GeometricCase]? {
    switch search {
    case .cases(let cases): cases(layout)
    case .function: nil
    }
  }
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
