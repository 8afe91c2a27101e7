import Wording

/// Something that is wrong in an asset catalog, and where.
public struct AssetProblem: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public var path: String
  /// The place in the file.
  public var position: TextPosition
  /// What is wrong, and what would be right, in words.
  public var message: String

  /// The file, the place and the words, as `A.colorset/Contents.json:3:7: …`.
  public var description: String { "\(path):\(position): \(message)" }
}
