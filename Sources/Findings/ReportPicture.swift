/// A picture of a layout for people who read a report in a browser.
package struct ReportPicture: Hashable, Sendable {
  /// A rectangle, in the units of the picture.
  package struct Mark: Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What it shows: `iPhone 7, landscape`, `kept`, or `now`.
  package let title: String
  /// The picture in SVG, with a width and a height.
  package let svg: String
  /// Where the view at fault is; nil for none.
  package let mark: Mark?

  package init(title: String, svg: String, mark: Mark? = nil) {
    self.title = title
    self.svg = svg
    self.mark = mark
  }
}
