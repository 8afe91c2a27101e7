import Wording

extension LayoutCheck {
  /// A text with a fixed width or height, which larger texts and other languages don't fit into.
  ///
  /// Source: the warnings of Interface Builder, "Fixed width constraints may cause clipping".
  public static let fixedSize = LayoutCheck(
    "fixed-size", .hint, "a text whose width or height is fixed",
    Explanation(
      finds: """
        A label whose height is fixed to a number, or whose one line is as wide as a number says.
        Nothing is cut now; larger texts and other languages won't fit. Labels that shrink their
        letters to fit are left out, and so are heights above two lines.
        """,
      example: """
        title.width == 120 holds "Settings"; "Einstellungen" is cut short.
        """,
      mending: """
        Delete the constraint, and let the text have its own size; or make it >= the number, and
        limit the text by the space to what stands beside it.
        """),
    runsByDefault: false
  ) { check, layout in
    layout.constraints.all.compactMap { entry in
      guard let item = entry.first, item.guide == nil, layout.isFixingText(entry, of: item.view)
      else { return nil }
      let length = entry.live.firstAttribute == .width ? "width" : "height"
      return layout.problem(check, about: entry) { _ in
        "The \(length) of \(layout.items[item.view].name) is fixed to "
          + "\(Double(entry.live.constant).shortDecimal) points, whatever its text"
      }
    }
  }
}

extension CheckedLayout {
  fileprivate func isFixingText(_ entry: CheckedConstraints.Entry, of index: Int) -> Bool {
    let live = entry.live
    guard entry.second == nil, live.relation == .equal, live.isRequired, !live.isOfFixedFrame,
      content(of: index) == .text, let label = views[index] as? UILabel,
      !label.adjustsFontSizeToFitWidth
    else { return false }
    switch live.firstAttribute {
    case .width: return label.numberOfLines == 1
    case .height: return live.constant < 2 * label.font.lineHeight
    default: return false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it has to be met.
  var isRequired: Bool { priority >= .required }
}
