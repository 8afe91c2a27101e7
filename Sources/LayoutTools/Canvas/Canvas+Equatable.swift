extension Canvas: Equatable {
  /// Whether both show the same document with the same frames.
  public static func == (first: Canvas, second: Canvas) -> Bool {
    first.document === second.document && first.traits == second.traits
      && first.scale == second.scale && first.items == second.items
  }
}
