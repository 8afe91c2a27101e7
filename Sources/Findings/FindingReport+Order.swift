extension FindingReport {
  /// Puts what is more serious first; findings of one severity stay in their order.
  package mutating func putProblemsFirst() {
    findings = Finding.Severity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }

  /// The numbers of what is told, a line for each severity with its checks, the most frequent
  /// first:
  ///
  /// ```
  /// 2 errors: 2 conflict
  /// 12 warnings: 7 touch-target, 5 ambiguous
  /// 3 to review: 3 unreachable
  /// 40 notes: 31 missing, 9 duplicate (--notes tells each)
  /// ```
  ///
  /// A few findings are seen without numbers; notes that were not told are always counted.
  /// - Parameter listsNotes: Whether notes were told one by one.
  func countsByCheck(listsNotes: Bool) -> [String] {
    let told = told
    let hasUntold = !listsNotes && told.contains(where: \.isCountedAlone)
    guard told.count > 10 || hasUntold else { return [] }
    return Finding.Severity.allCases.compactMap { severity in
      let found = told.filter { $0.severity == severity }
      guard !found.isEmpty else { return nil }
      let checks = found.grouped(by: \.check).map { (name: $0.key, count: $0.members.count) }
        .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        .map { "\($0.count) \($0.name)" }.joined(separator: ", ")
      let end = severity == .hint && hasUntold ? " (--notes tells each)" : ""
      return "\(severity.counted(found.count)): \(checks)\(end)"
    }
  }
}

extension Finding {
  /// Whether people are told its number alone, unless they want each note.
  var isCountedAlone: Bool { severity == .hint && !fails }
}

extension Finding.Severity {
  /// `3 warnings`, `2 to review`, `1 note`.
  package func counted(_ count: Int) -> String {
    switch self {
    case .error: "\(count) error" + (count == 1 ? "" : "s")
    case .warning: "\(count) warning" + (count == 1 ? "" : "s")
    case .review: "\(count) to review"
    case .hint: "\(count) note" + (count == 1 ? "" : "s")
    }
  }
}
