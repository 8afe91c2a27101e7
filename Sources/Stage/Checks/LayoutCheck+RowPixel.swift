extension LayoutCheck {
  /// A row whose content is exactly as high as a row is before it is measured.
  public static let rowPixel = LayoutCheck(
    "row-pixel", .hint, "a row's content a pixel too high at first",
    Explanation(
      finds: """
        A row of a table with separators whose required constraints make its content 44 points high,
        no more and no less. A row begins with this height, of which the separator takes a pixel, so
        that the console shows a conflict until the row is measured.
        """,
      example: """
        A button with a height of 44 is pinned to the top and the bottom of its row.
        """,
      mending: """
        Centre the view in the row in place of pinning both edges, or give its height the priority
        999.
        """)
  ) { check, layout in
    layout.items.indices.compactMap { index in
      guard let cell = layout.views[index] as? UITableViewCell, !cell.isHidden,
        let table = cell.superview as? UITableView, table.separatorStyle != .none,
        cell.contentView.holdsConstraints, cell.contentView.holdsHeight(44)
      else { return nil }
      return LayoutProblem(
        check,
        "The content of \(layout.items[index].name) is 44 points high, and a row begins a pixel lower: "
          + "the console may show a conflict", views: [layout.items[index].path])
    }
  }
}

extension UIView {
  /// Whether required constraints leave the view this height alone.
  fileprivate func holdsHeight(_ height: CGFloat) -> Bool {
    func fitting(_ target: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: target), withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(999)
      ).height
    }
    return abs(fitting(0) - height) < 0.01 && abs(fitting(200) - height) < 0.01
  }
}
