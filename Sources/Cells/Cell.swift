/// One cell of a grid: a character and its style, or the second half of a wide character.
///
/// A character is stored as its first scalar and up to two marks over it, since terminals agree on
/// no more: joiners, variation selectors and what follows them are dropped. A cell has sixteen
/// bytes: three scalars of 21 bits and the wide bit, then the style.
public struct Cell: Hashable, Sendable {
  private var glyph: UInt64
  /// The colours and attributes; both halves of a wide character have the same.
  public internal(set) var style: Style

  private static let scalarWidth: UInt64 = 21
  private static let scalarMask: UInt64 = 1 << 21 - 1
  private static let wideBit: UInt64 = 1 << 63
  /// The glyph of a second half: U+0000, which no character is stored as.
  private static let secondHalfGlyph: UInt64 = 0

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell(style: .plain)

  /// An empty cell.
  public init(style: Style) {
    glyph = 0x20
    self.style = style
  }

  /// Creates a cell that shows a character, or a blank for an invisible one.
  ///
  /// Control characters become U+FFFD. A mark without a base is put on a blank.
  public init(_ character: Character, style: Style = .plain) {
    var scalars = character.unicodeScalars.makeIterator()
    self.init(scalar: scalars.next() ?? " ", style: style)
    guard glyph != 0xFFFD else { return }
    var shift = glyph >> Cell.scalarWidth == 0 || isWide ? Cell.scalarWidth : 2 * Cell.scalarWidth
    while shift <= 2 * Cell.scalarWidth, let next = scalars.next(),
      TextWidth.kind(of: next) == .mark
    {
      glyph |= UInt64(next.value) << shift
      shift += Cell.scalarWidth
    }
  }

  /// Creates a cell that shows a character of one scalar.
  init(scalar: Unicode.Scalar, style: Style) {
    self.style = style
    glyph =
      switch TextWidth.kind(of: scalar) {
      case .narrow: UInt64(scalar.value)
      case .wide: UInt64(scalar.value) | Cell.wideBit
      case .mark: 0x20 | UInt64(scalar.value) << Cell.scalarWidth
      case .control: 0xFFFD
      case .invisible: 0x20
      }
  }

  /// Creates a cell that shows a printable character of ASCII.
  init(ascii letter: UInt8, style: Style) {
    glyph = UInt64(letter)
    self.style = style
  }

  /// The columns that the cell's character takes: 1 or 2, or 0 for a second half.
  public var width: Int {
    isSecondHalf ? 0 : isWide ? 2 : 1
  }

  /// Whether the character covers the next cell too, which is then its second half.
  public var isWide: Bool { glyph & Cell.wideBit != 0 }

  /// Whether the cell is covered by the wide character to its left.
  public var isSecondHalf: Bool { glyph == Cell.secondHalfGlyph }

  /// Whether the cell has no character. It may have a background and attributes.
  public var isBlank: Bool { glyph == 0x20 }

  /// The scalar to draw; nil for a second half.
  public var scalar: Unicode.Scalar? {
    isSecondHalf ? nil : Unicode.Scalar(UInt32(glyph & Cell.scalarMask))
  }

  /// The marks over the scalar, at most two.
  public var marks: [Unicode.Scalar] {
    let rest = (glyph & ~Cell.wideBit) >> Cell.scalarWidth
    guard rest != 0 else { return [] }
    return [rest & Cell.scalarMask, rest >> Cell.scalarWidth]
      .compactMap { $0 == 0 ? nil : Unicode.Scalar(UInt32($0)) }
  }

  /// The characters that the cell adds to a line of text; empty for a second half.
  public var text: String {
    var text = UTF8Buffer()
    append(to: &text)
    return text.string
  }

  func append(to text: inout UTF8Buffer) {
    guard let scalar else { return }
    text.append(scalar)
    if (glyph & ~Cell.wideBit) >> Cell.scalarWidth != 0 {
      for mark in marks { text.append(mark) }
    }
  }

  /// The same style without a character.
  var blanked: Cell { Cell(style: style) }

  /// The cell to the right of this wide one.
  var secondHalf: Cell {
    var half = Cell(style: style)
    half.glyph = Cell.secondHalfGlyph
    return half
  }

  /// The same character in another style.
  public func styled(_ style: Style) -> Cell {
    var cell = self
    cell.style = style
    return cell
  }
}
