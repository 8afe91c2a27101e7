extension UIBarButtonItem {
  /// The width of the content in a bar in points, without the space around it.
  func contentWidth(in bar: UIView) -> CGFloat {
    if width > 0 { return width }
    switch systemItem {
    case .fixedSpace: return max(width, 0)
    case .flexibleSpace: return 0
    default: break
    }
    if let customView {
      return customView.foreignSize(fits: bar.traitCollection.systemVersion >= 11).width
    }
    if let image { return image.size.width }
    let font = bar.measured(.systemFont(ofSize: UIFont.labelFontSize))
    let titles = [title ?? ""] + (possibleTitles ?? [])
    return titles.map { font.width(of: $0) }.max() ?? 0
  }

  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
