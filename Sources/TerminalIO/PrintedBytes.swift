/// A piece of what the program has printed while the terminal shows something else.
public struct PrintedBytes: Hashable, Sendable {
  /// Where it was printed to.
  public enum Stream: Hashable, Sendable, CaseIterable {
    case output, error
  }

  /// An amount that was left out.
  public struct Amount: Hashable, Sendable {
    /// The number of bytes.
    public var bytes = 0
    /// The number of line ends among them.
    public var lines = 0

    /// Creates an amount.
    public init(bytes: Int = 0, lines: Int = 0) {
      self.bytes = bytes
      self.lines = lines
    }
  }

  /// Where it was printed to.
  public let stream: Stream
  /// The bytes, which may begin and end within a line, and within a character.
  public let bytes: [UInt8]
  /// What came between the piece before and this one, and was left out.
  public let omitted: Amount

  /// Creates a piece.
  public init(stream: Stream, bytes: [UInt8], omitted: Amount = Amount()) {
    self.stream = stream
    self.bytes = bytes
    self.omitted = omitted
  }
}
