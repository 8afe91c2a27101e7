import InterfaceBuilder

/// The views that are drawn as large as their content asks for before a change, and that no
/// constraints of their own size. After the change they are drawn so again, as Interface Builder
/// lets a label grow with its text.
///
/// Stack views are among them whatever is changed, because the views that change may be arranged by
/// one.
public struct FittedViews: Equatable, Sendable {
  /// A view that has the width or the height that its content asks for, to within a point.
  private struct Fit: Equatable, Sendable {
    let id: String
    /// The size that it is drawn with.
    let drawn: Size
    /// The size that its content asks for; what it does not ask for is as drawn.
    let wanted: Size

    /// A view that may fit its content or not.
    init?(_ id: String, on canvas: Canvas) {
      guard let item = canvas.item(id), canvas.isSizedByFrame(item),
        let fitted = canvas.fittedFrame(of: item)
      else { return nil }
      self.id = id
      drawn = Size(width: item.frame.width, height: item.frame.height)
      wanted = Size(width: fitted.width, height: fitted.height)
    }

    var fitsWidth: Bool { abs(drawn.width - wanted.width) <= 1 }
    var fitsHeight: Bool { abs(drawn.height - wanted.height) <= 1 }
  }

  private let fits: [Fit]

  /// Finds such views among the views that change and the stack views of a canvas.
  /// - Parameter ids: The ids of the views that change.
  public init(_ ids: [String], on canvas: Canvas) {
    let stacks = canvas.items.map(\.id).filter { id in
      canvas.document.object(id)?.name == "stackView" && !ids.contains(id)
    }
    fits = (ids + stacks).compactMap { Fit($0, on: canvas) }
      .filter { $0.fitsWidth || $0.fitsHeight }
  }

  /// The edits that draw the views as large as their content asks for now, along the axes on which
  /// they fitted it before.
  ///
  /// A view that the change itself gave another size keeps that size. A label of several lines
  /// keeps its width even if its text is narrower.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    let frames = fits.compactMap { before -> (String, Rect)? in
      guard let item = canvas.item(before.id), let now = Fit(before.id, on: canvas),
        now.drawn == before.drawn
      else { return nil }
      var frame = item.frame
      if before.fitsWidth, now.wanted.width != before.wanted.width, !canvas.hasLines(item) {
        frame.width = now.wanted.width
      }
      if before.fitsHeight, now.wanted.height != before.wanted.height {
        frame.height = now.wanted.height
      }
      return frame == item.frame ? nil : (item.id, frame)
    }
    return canvas.settingFrames([String: Rect](frames, uniquingKeysWith: { first, _ in first }))
  }
}
