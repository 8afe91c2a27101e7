import Goldens

/// A layout that is not as it was kept, which is accepted or not.
struct ReviewedChange: Equatable, Sendable {
  /// The path of its document, from the folder that the goldens' folder is in; empty for a scene of
  /// code.
  let document: String
  /// The name of its scene.
  let scene: String
  /// The screen in words: `iPhone 8, landscape`.
  let screen: String
  /// The name of the golden, without its extension.
  let golden: String
  /// The kept text; nil for none.
  let kept: String?
  let now: String

  /// Whether both are layouts of the same scene.
  func isOfScene(of other: ReviewedChange) -> Bool {
    document == other.document && scene == other.scene
  }
}

/// Where a review keeps what is accepted.
protocol ReviewedGoldens {
  /// Writes the text of a change as its golden.
  /// - Returns: What was in its file; nil if there was none.
  /// - Throws: If the file is not as it was when it was compared, or can't be written.
  func accept(_ change: ReviewedChange) throws(WholeFile.Refusal) -> [UInt8]?
  /// Has the golden of an accepted change be what it was.
  /// - Parameter former: What was in its file; nil if there was none.
  func takeBack(_ change: ReviewedChange, to former: [UInt8]?) throws(WholeFile.Refusal)
}
