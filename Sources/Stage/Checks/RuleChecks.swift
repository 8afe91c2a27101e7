/// The rules of contracts that a scene is checked by.
package struct RuleChecks: Sendable {
  /// The rules.
  let checks: [LayoutCheck]
  /// Whether nothing else is looked for.
  let areAlone: Bool

  /// - Parameters:
  ///   - checks: The rules, none by default.
  ///   - areAlone: Whether nothing else is looked for.
  package init(_ checks: [LayoutCheck] = [], areAlone: Bool = false) {
    (self.checks, self.areAlone) = (checks, areAlone)
  }
}
