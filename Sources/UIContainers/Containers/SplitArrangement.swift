/// The widths that an app prefers for a column, in points.
struct SplitWidth {
  var preferred = UISplitViewController.automaticDimension
  /// The part of the whole width, from 0 to 1.
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The greatest width of a column for which the app names none.
  ///
  /// Source:
  /// <https://useyourloaf.com/blog/change-the-width-of-master-view-in-split-view-controller/>, of
  /// the primary column of two controllers. For columns of a style it has no source.
  static let usualMaximum: CGFloat = 320
  /// The part of the whole width on a phone for which the app names none; on an iPad the column
  /// then has the greatest width. The number has no source.
  static let phoneFraction: CGFloat = 0.4

  /// The width of the column in a controller of a width, in points.
  func width(in whole: CGFloat, on idiom: UIUserInterfaceIdiom) -> CGFloat {
    func given(_ number: CGFloat) -> CGFloat? {
      number == UISplitViewController.automaticDimension ? nil : number
    }
    let fraction = given(fraction) ?? (idiom == .phone ? Self.phoneFraction : 1)
    let wanted = given(preferred) ?? (fraction * whole).rounded(.up)
    let least = given(minimum) ?? 0
    return min(max(min(wanted, given(maximum) ?? Self.usualMaximum), least, 0), whole)
  }
}

/// The frames of the columns in one display mode.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  var mode: DisplayMode
  var isTriple = false
  var primaryWidth: CGFloat = 0
  var supplementaryWidth: CGFloat = 0
  /// The space between columns that stand side by side, in points: one pixel, which a line fills.
  /// It was a point up to iOS 7, where a secondary view of 703 points begins at 321; that it is a
  /// pixel since has no source.
  var gutter: CGFloat = 0
  var bounds: CGRect
  /// Whether the primary column is at the right.
  var isReversed = false

  /// The visible columns from back to front, with their frames.
  var columns: [(column: Column, frame: CGRect)] {
    let beside = beside
    let length = beside.reduce(0) { $0 + width(of: $1) + gutter }
    var columns: [(Column, CGRect)] = []
    var secondary = bounds
    switch mode {
    case .secondaryOnly, .automatic, .oneOverSecondary, .twoOverSecondary: break
    case .oneBesideSecondary, .twoBesideSecondary:
      secondary.origin.x += length
      secondary.size.width = max(0, bounds.width - length)
    case .twoDisplaceSecondary:
      secondary.origin.x += length
      secondary.size.width = max(0, bounds.width - supplementaryWidth - gutter)
    }
    columns.append((.secondary, secondary))
    var x = bounds.minX
    for column in beside {
      let width = width(of: column)
      columns.append((column, CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)))
      x += width + gutter
    }
    guard isReversed else { return columns }
    return columns.map { ($0.0, $0.1.mirrored(in: bounds)) }
  }

  /// Whether columns cover the secondary one.
  var isOverlay: Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }

  /// The columns beside the secondary one, from its far side.
  private var beside: [Column] {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  private func width(of column: Column) -> CGFloat {
    column == .supplementary ? supplementaryWidth : primaryWidth
  }
}
