import Synchronization

/// The cells of the last drawings of a picture: most frames show it as the one before did.
final class DrawnPixels: Sendable {
  private let drawings = Mutex<[(drawing: PixelDrawing, cells: [Cell])]>([])

  /// As many as there are, say, instances of a scene beside each other, or steps between two sizes.
  private static let most = 4

  /// The cells of a drawing, made unless it is one of the last.
  func cells(of drawing: PixelDrawing, make: () -> [Cell]) -> [Cell] {
    drawings.withLock { drawings in
      if let known = drawings.first(where: { $0.drawing == drawing }) { return known.cells }
      let cells = make()
      if drawings.count == Self.most { drawings.removeFirst() }
      drawings.append((drawing, cells))
      return cells
    }
  }
}
