extension BorderLayer {
  /// The directions in which lines leave the middle of a cell; the raw value is the position of the
  /// arm's two bits.
  enum Arm: UInt8 {
    case left = 0
    case up = 2
    case right = 4
    case down = 6
  }

  /// The parts of lines in one cell.
  struct Joint: Hashable, Sendable {
    /// Two bits an arm: 0 none, 1 light, 2 heavy.
    private(set) var arms: UInt8 = 0
    /// The arms of dashed lines, as bits of the same places.
    private(set) var dashes: UInt8 = 0
    /// The weight of a box that is no larger than the cell.
    private(set) var dot: Weight?
    /// The weight and depth of the stroke from which the style is taken. The depth has only 32
    /// bits, so that the layer of a large terminal takes half the memory.
    private var weight = Weight.dashed
    private var depth = Int32.min
    private(set) var style = Style.plain

    /// 0 none, 1 light, 2 heavy.
    func weight(of arm: Arm) -> UInt8 { arms >> arm.rawValue & 3 }

    /// Whether it has no line at all, and so no style.
    var isEmpty: Bool { arms == 0 && dashes == 0 && dot == nil }

    var isOnlyDashed: Bool { arms == 0 && (dot ?? .dashed) == .dashed }

    mutating func add(_ arm: Arm, _ weight: Weight) {
      if weight == .dashed {
        dashes |= 1 << arm.rawValue
      } else {
        let heavier = max(self.weight(of: arm), weight.rawValue)
        arms = arms & ~(3 << arm.rawValue) | heavier << arm.rawValue
      }
    }

    mutating func addDot(_ weight: Weight) {
      dot = max(dot ?? .dashed, weight)
    }

    mutating func remove(_ arm: Arm) {
      arms &= ~(3 << arm.rawValue)
      dashes &= ~(3 << arm.rawValue)
      if arms == 0 && dashes == 0 { self = Joint() }
    }

    /// Takes the stroke's style unless that of a heavier stroke, or of a deeper one of equal
    /// weight, is there.
    mutating func adopt(_ stroke: Stroke) {
      let depth = Int32(clamping: stroke.depth)
      guard (stroke.weight, depth) >= (weight, self.depth) else { return }
      weight = stroke.weight
      self.depth = depth
      style = stroke.style
    }

    /// The character that shows the joint; nil for an empty joint.
    func glyph(in set: GlyphSet) -> Unicode.Scalar? {
      if arms != 0 { return set == .unicode ? Joint.lines[lineIndex] : asciiLine }
      if let dot {
        return switch (set, dot) {
        case (.unicode, .heavy): "■"
        case (.unicode, _): "□"
        case (.ascii, .heavy): "#"
        case (.ascii, _): "o"
        }
      }
      if dashes == 0 { return nil }
      let isHorizontal = dashes & (1 << Arm.left.rawValue | 1 << Arm.right.rawValue) != 0
      return switch set {
      case .unicode: isHorizontal ? "┄" : "┆"
      case .ascii: isHorizontal ? "." : ":"
      }
    }

    /// The index in `lines`: the arms as digits of base 3.
    private var lineIndex: Int {
      Int(weight(of: .left)) + 3 * Int(weight(of: .up)) + 9 * Int(weight(of: .right))
        + 27 * Int(weight(of: .down))
    }

    /// Every combination of absent, light and heavy arms: left counts 1, up 3, right 9, down 27.
    private static let lines: [Unicode.Scalar] = Array(
      " ╴╸╵┘┙╹┚┛╶─╾└┴┵┖┸┹╺╼━┕┶┷┗┺┻╷┐┑│┤┥╿┦┩┌┬┭├┼┽┞╀╃┍┮┯┝┾┿┡╄╇╻┒┓╽┧┪┃┨┫┎┰┱┟╁╅┠╂╉┏┲┳┢╆╈┣╊╋"
        .unicodeScalars)

    /// The arms of a line's character, as digits of base 3: left counts 1, up 3, right 9, down 27.
    /// Nil for other characters.
    static func arms(of line: Unicode.Scalar) -> Int? { lines.firstIndex(of: line) }

    private var asciiLine: Unicode.Scalar {
      let across = max(weight(of: .left), weight(of: .right))
      let down = max(weight(of: .up), weight(of: .down))
      return switch (across, down) {
      case (1, 0): "-"
      case (2, 0): "="
      case (0, 1): "|"
      case (0, _): "#"
      case (1, 1): "+"
      default: "#"
      }
    }
  }
}
