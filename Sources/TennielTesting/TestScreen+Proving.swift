import AutoLayout
import Stage
import Wording

extension TestScreen {
  /// Throws an error where the layout breaks a rule: with the values, and the widths or heights.
  ///
  /// A rule is what a line of a contract file says: it compares edges, lengths and gaps of views,
  /// or is `visible(a)`, `noOverlap(all)`, `noOverlap(a, b)` or `inside(a, b)`. It holds up to half
  /// a pixel. Of all widths few are laid out: the solver says how far each layout reaches. Where
  /// code of the app takes part in layouts, widths between these are not seen.
  ///
  /// ```swift
  /// try screen.prove("ok.height >= 44", width: 320...1366)
  /// try screen.prove("gap(title, price) >= 8", textSizes: [.large, .accessibilityLarge])
  /// ```
  /// - Parameters:
  ///   - rule: The rule. `when …` limits it to screens of a kind; on others it holds.
  ///   - width: Whole widths in points, from 1 to 4,096; nil for that of the screen.
  ///   - height: Whole heights, in place of widths.
  ///   - textSizes: The text sizes at which the rule is checked; none for that of the screen.
  /// - Throws: ``LayoutTestError`` for a rule that is broken, that can't be read, or whose views
  ///   are not shown or not there.
  public func prove(
    _ rule: String, width: ClosedRange<Int>? = nil, height: ClosedRange<Int>? = nil,
    textSizes: [UIContentSizeCategory] = []
  ) throws(LayoutTestError) {
    guard width == nil || height == nil else {
      throw .invalidSetting("a rule is proved for a range of widths or of heights, not of both")
    }
    let read = try reading(rule)
    layout()
    try findViews(of: read)
    defer { host.rules = RuleChecks() }
    host.rules = RuleChecks([read.check(in: nil, expecting: Set(read.viewNames))], areAlone: true)
    guard let range = width ?? height else {
      return try visit(textSizes) { () throws(LayoutTestError) in
        let found = host.snapshot.problems.map(\.message)
        if !found.isEmpty {
          throw .brokenRule(read.text, findings: found, lengths: nil, screen: summary)
        }
      }
    }
    let axis: NSLayoutConstraint.Axis = width == nil ? .vertical : .horizontal
    try look(along: axis, over: range, textSizes) { found, lengths throws(LayoutTestError) in
      if !found.isEmpty {
        throw .brokenRule(
          read.text, findings: found.map(\.description), lengths: lengths, screen: summary)
      }
    }
  }

  private func reading(_ rule: String) throws(LayoutTestError) -> ContractRule {
    do throws(ContractMistake) {
      return try ContractRule(rule)
    } catch {
      let lines = rule.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let line = lines.dropFirst(error.position.line - 1).first ?? ""
      throw .unreadableRule(
        String(line).printable, column: error.position.column, why: error.message)
    }
  }

  /// Refuses a rule whose views are not there, or not shown.
  private func findViews(of rule: ContractRule) throws(LayoutTestError) {
    for name in rule.viewNames {
      let paths = host.paths(meant: name)
      if paths.count > 1 { throw .ambiguousName(name, paths: paths.map(\.text)) }
      // What no view and no guide is called is told with the nearest names.
      guard let path = paths.first else {
        _ = try item(named: name)
        continue
      }
      guard let view = host.snapshot.view(at: path) else {
        throw .wrongType(name, is: "UILayoutGuide", expected: "UIView")
      }
      if rule.needsShownViews, !view.isShown {
        throw .idleRule(rule.text, why: "\(view.name) is hidden", screen: summary)
      }
    }
  }
}
