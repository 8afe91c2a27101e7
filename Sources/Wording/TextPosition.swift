/// A place in a text of several lines, as messages and editors name it.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
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
public struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Finds the lines of a text.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A: starts.append(index + 1)
      case 0x0D where index + 1 >= bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      default: break
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The line and the column of a byte. A byte order mark at the beginning takes no column.
  public func position(at offset: Int) -> TextPosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    // All bytes of a code point but the first have the bits 10 in front.
    let columns = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xC0 != 0x80 }
    return TextPosition(line: low + 1, column: columns + 1)
  }
}
