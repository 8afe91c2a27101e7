/// The colours of the four quarters of a cell: upper left, upper right, lower left, lower right.
///
/// A cell shows two colours at most: a character that covers some of the quarters in one, and the
/// background in the other.
public struct Quarters: Sendable {
  private var colors: (Color?, Color?, Color?, Color?)

  /// The quarters that a cell shows; nil is the terminal's own colour.
  public init(of cell: Cell) {
    func color(_ index: Int) -> Color? { cell.color(ofPart: index, of: .quadrants) }
    colors = (color(0), color(1), color(2), color(3))
  }

  /// The colour of a quarter, 0...3.
  public subscript(index: Int) -> Color? {
    get {
      switch index {
      case 0: colors.0
      case 1: colors.1
      case 2: colors.2
      default: colors.3
      }
    }
    set {
      switch index {
      case 0: colors.0 = newValue
      case 1: colors.1 = newValue
      case 2: colors.2 = newValue
      default: colors.3 = newValue
      }
    }
  }

  /// Whether all quarters have one colour.
  public var areEqual: Bool { (1..<4).allSatisfy { self[$0] == self[0] } }

  /// The colour of most quarters; of colours with as many quarters the preferred one, else the
  /// first.
  public func most(preferring preferred: Color?) -> Color? {
    var best = (color: preferred, count: count(of: preferred))
    for index in 0..<4 where count(of: self[index]) > best.count {
      best = (self[index], count(of: self[index]))
    }
    return best.color
  }

  private func count(of color: Color?) -> Int { (0..<4).count { self[$0] == color } }

  /// The cell that shows the quarters, as far as two colours do. Of more colours, two stay with
  /// which the picture is changed least, and the others become the nearer of these.
  public func cell(in depth: ColorDepth) -> Cell {
    var (front, back) = shownColors
    if back == most(preferring: self[0]) { (front, back) = (back, front) }
    // No character has the colour of the terminal's own background.
    if front == nil { (front, back) = (back, front) }
    let shown = (front: front?.nearest(in: depth), back: back?.nearest(in: depth))
    guard let color = shown.front, color != shown.back else {
      return Cell(style: Style(background: shown.back))
    }
    let covered = (0..<4).reduce(0) { covered, index in
      let isFront = difference(self[index], front) < difference(self[index], back)
      return isFront ? covered | 1 << index : covered
    }
    return Cell(
      scalar: PixelBlocks.quarters[covered], style: Style(foreground: color, background: shown.back)
    )
  }

  /// The two colours with the least differences of the quarters from the nearer of them.
  private var shownColors: (Color?, Color?) {
    let first = self[0]
    guard let second = (1..<4).first(where: { self[$0] != first }).map({ self[$0] }) else {
      return (first, first)
    }
    if (1..<4).allSatisfy({ self[$0] == first || self[$0] == second }) { return (first, second) }
    var best = (first, second)
    var least = Double.infinity
    for one in 0..<3 {
      for other in one + 1..<4 where self[one] != self[other] {
        let change = (0..<4).reduce(0) {
          $0 + min(difference(self[$1], self[one]), difference(self[$1], self[other]))
        }
        if change < least { (best, least) = ((self[one], self[other]), change) }
      }
    }
    return best
  }

  /// The square of how different two colours look. Nothing is known of the terminal's own one.
  private func difference(_ color: Color?, _ other: Color?) -> Double {
    if color == other { return 0 }
    guard let color, let other else { return 1 }
    return OKLab(color).squaredDifference(from: OKLab(other))
  }
}
