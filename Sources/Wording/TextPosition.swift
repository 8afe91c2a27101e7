/// A place in a text of several lines, as messages and editors name it.
public struct TextPosition: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, in code points, from 1.
  public var column: Int

  /// Creates a place; by default the beginning of a text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Whether a place is before another one.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The line and the column, as `12:7`.
  public var description: String { "\(line):\(column)" }
}

/// The lines of a text in UTF-8, which end with a line feed, a carriage return or both.
///
/// A place is found quickly even in a line of megabytes.
public struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// The offsets of the first byte of each line.
  public private(set) var starts = [0]
  /// The number of code points that begin before each block of bytes.
  private var codePoints: [Int] = []

  private static let block = 256

  /// Finds the lines of a text.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices where Self.endsLine(index, in: bytes) { starts.append(index + 1) }
    var count = 0
    for block in stride(from: 0, to: bytes.count, by: Self.block) {
      codePoints.append(count)
      count += bytes[block...].prefix(Self.block).count(where: Self.beginsCodePoint)
    }
    codePoints.append(count)
  }

  /// The line and the column of a byte. A byte order mark at the beginning takes no column.
  public func position(at offset: Int) -> TextPosition {
    let line = lineNumber(of: offset)
    let hasMark = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let before = codePoints(before: starts[line - 1]) + (hasMark ? 1 : 0)
    return TextPosition(line: line, column: max(codePoints(before: offset) - before, 0) + 1)
  }

  /// The number of the last line that begins at or before a byte.
  public func lineNumber(of offset: Int) -> Int {
    max(starts.partitioningIndex(where: { $0 > offset }), 1)
  }

  /// The number of code points that begin before a byte.
  private func codePoints(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let block = min(offset / Self.block, codePoints.count - 1)
    return codePoints[block]
      + bytes[min(block * Self.block, offset)..<offset].count(where: Self.beginsCodePoint)
  }

  private static func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[index] <= 0x0D else { return false }
    return bytes[index] == 0x0A
      || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }

  /// Whether a byte is the first of a code point: all others have the bits 10 in front.
  private static func beginsCodePoint(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
