import Wording

extension LayoutCheck {
  /// A picture that is stretched more along one axis than along the other.
  public static let aspectDistorted = LayoutCheck(
    "aspect-distorted", .warning, "a picture that is stretched out of shape",
    Explanation(
      finds: """
        A picture that fills its view, and whose view has another shape: it looks stretched.
        A difference of less than 5 percent is left out, and so is what lies behind another view as
        its background: a picture for that is made to be stretched.
        """,
      example: """
        A picture of 100 x 100 points with the content mode Scale To Fill, in a view of 300 x 100.
        """,
      mending: """
        Choose the content mode Aspect Fit or Aspect Fill, or add a constraint for the aspect ratio
        of the picture.
        """)
  ) { layout in
    let item = EdgePlace.first
    let ratios = layout.items.indices.compactMap { index -> (index: Int, ratio: Double)? in
      guard layout.items[index].isShown, layout.isUpright(index) else { return nil }
      return layout.views[index].stretchedRatio.map { (index, $0) }
    }
    guard !ratios.isEmpty else { return [] }
    let backgrounds = layout.backgrounds
    return ratios.filter { !backgrounds.contains($0.index) }.flatMap { index, ratio in
      // A pixel more or less comes from rounding.
      let slack = 2 * layout.pixel
      let least: Double = slack * max(1, ratio)
      let most: Double = 1.05 * ratio
      let tooWide = item.width - most * item.height
      let tooHigh = ratio * item.height - 1.05 * item.width
      return [tooWide, tooHigh].map { excess -> GeometricCase in
        GeometricCase(
          conditions: [excess > least, item.width > 0, item.height > 0],
          candidates: .each([EdgeItems(index)])
        ) { reading in
          let shown = reading[item.width] / reading[item.height]
          return "The picture of \(reading.name(.first)) is stretched: its view has "
            + "\(reading[item.width].shortDecimal) x \(reading[item.height].shortDecimal) points, "
            + (shown > ratio ? "too wide" : "too high") + " for its shape"
        }
      }
    }
  }
}

extension CheckedLayout {
  /// The views that constraints tie to another one in at least three ways, as two edges and a
  /// width: to one beside them or to the one around them, as backgrounds. The picture behind a
  /// whole scene is a picture of its own.
  fileprivate var backgrounds: Set<Int> {
    var ties: [EdgeItems: Set<NSLayoutConstraint.Attribute>] = [:]
    for entry in constraints.all {
      guard let first = entry.first, let second = entry.second, first.view != second.view,
        entry.live.firstAttribute == entry.live.secondAttribute
      else { continue }
      ties[EdgeItems(first.view, second.view), default: []].insert(entry.live.firstAttribute)
      ties[EdgeItems(second.view, first.view), default: []].insert(entry.live.firstAttribute)
    }
    return Set(ties.filter { $1.count > 2 && items[$0.second].parent != nil }.map(\.key.first))
  }
}

extension UIView {
  /// The width of a picture for each point of its height, if the picture fills the view whatever
  /// its shape.
  fileprivate var stretchedRatio: Double? {
    guard let view = self as? UIImageView, view.contentMode == .scaleToFill,
      let image = view.shownImage, !image.isSymbolImage, image.size.width > 2, image.size.height > 2
    else { return nil }
    return Double(image.size.width / image.size.height)
  }
}
