/// Names and paths that have too few columns, without the part that tells least.
extension String {
  /// The name of a view or a scene in a number of columns. That it is a controller is left out
  /// first. UIKit's own names differ at the end, such as `…CellContentView`; those that people give
  /// differ at the end as often as at the beginning, so that they lose the middle.
  public func shortenedName(toColumns columns: Int, glyphs: GlyphSet) -> String {
    guard TextWidth.width(of: self) > columns else { return self }
    if let short = withoutController(glyphs), TextWidth.width(of: short) <= columns { return short }
    let plain = drop { $0 == "_" }
    let isOfUIKit = plain.hasPrefix("UI") && plain.dropFirst(2).first?.isUppercase == true
    return isOfUIKit
      ? truncatedAtStart(toColumns: max(1, columns), mark: glyphs.ellipsis)
      : truncatedInMiddle(toColumns: max(1, columns), mark: glyphs.ellipsis)
  }

  /// The last folders of a path and its file; where not even that has room, the beginning of the
  /// file's name.
  public func shortenedPath(toColumns columns: Int, glyphs: GlyphSet) -> String {
    guard TextWidth.width(of: self) > columns else { return self }
    let parts = split(separator: "/")
    for start in parts.indices.dropFirst() {
      let rest = "\(glyphs.ellipsis)/" + parts[start...].joined(separator: "/")
      if TextWidth.width(of: rest) <= columns { return rest }
    }
    return (parts.last.map(String.init) ?? self)
      .truncated(toColumns: max(1, columns), mark: glyphs.ellipsis)
  }

  /// `TopHeader… 2` for `TopHeaderViewController 2`; nil for what is no controller's name.
  private func withoutController(_ glyphs: GlyphSet) -> String? {
    let number = reversed().prefix { $0.isNumber || " []".contains($0) }.reversed()
    let name = dropLast(number.count)
    let ending = ["ViewController", "Controller"].first {
      name.hasSuffix($0) && name.count > $0.count + 2
    }
    return ending.map { name.dropLast($0.count) + String(glyphs.ellipsis) + String(number) }
  }
}
