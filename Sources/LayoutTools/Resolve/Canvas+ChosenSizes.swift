import InterfaceBuilder

/// Sizes that somebody has chosen, and sizes that views came with.
extension Canvas {
  /// Whether somebody has given a view its length along an axis, where its content asks for another
  /// one.
  ///
  /// Interface Builder draws a new view in whole points, and in the size of its object library,
  /// where the layout is a little larger or smaller: a label of 21 points for 20.33, a toolbar of
  /// 44 for 49.
  func isChosen(_ item: CanvasItem, _ axis: Axis, contentLength: Double) -> Bool {
    let difference = abs(axis.length(of: item.frame) - contentLength)
    return difference > Self.wholePoints
      && !(difference < Self.nearContent && hasLibrarySize(item, axis))
  }

  /// By how much a length in whole points may differ from the content's length, in points.
  private static let wholePoints = 1.0
  /// How near the library's size has to be to the content's size to stand for it, in points. For
  /// all views of the library the two differ by up to 5 points (a toolbar of 44 for 49), or by 77
  /// and more: a page control of 116 for 39, and a text field of 97, which is not meant to be as
  /// narrow as its empty text.
  private static let nearContent = 12.0

  /// Whether a view is as long as the library makes views of its class.
  private func hasLibrarySize(_ item: CanvasItem, _ axis: Axis) -> Bool {
    guard let name = document.object(item.id)?.name else { return false }
    return LibraryEntry.all.contains { entry in
      guard entry.element.name == name, !(entry.isWide && axis == .horizontal) else { return false }
      let size = entry.size(by: document.writingXcode)
      let drawn = item.documentFrame
      let library = axis == .horizontal ? size.width : size.height
      return abs(axis.length(of: drawn) - library) < Self.roundingError
    }
  }
}

extension Axis {
  /// The length of a frame.
  func length(of frame: Rect) -> Double { self == .horizontal ? frame.width : frame.height }
}
