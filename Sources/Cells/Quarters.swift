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

  /// The cell that shows the quarters, as far as two colours do. Of more colours, the two that most
  /// quarters have stay, and the others become the nearer of these.
  public func cell(in depth: ColorDepth) -> Cell {
    var front = most(preferring: self[0])
    var back = front
    for index in 0..<4 where self[index] != front {
      if back == front || count(of: self[index]) > count(of: back) { back = self[index] }
    }
    // No character has the colour of the terminal's own background.
    if front == nil { (front, back) = (back, front) }
    let shown = (front: front?.nearest(in: depth), back: back?.nearest(in: depth))
    guard let color = shown.front, color != shown.back else {
      return Cell(style: Style(background: shown.back))
    }
    let covered = (0..<4).reduce(0) { covered, index in
      let isFront =
        self[index] == front || self[index] != back && isNearer(self[index], to: front, than: back)
      return isFront ? covered | 1 << index : covered
    }
    return Cell(
      scalar: PixelBlocks.quarters[covered], style: Style(foreground: color, background: shown.back)
    )
  }

  private func isNearer(_ color: Color?, to front: Color?, than back: Color?) -> Bool {
    guard let color, let front, let back else { return false }
    let own = OKLab(color)
    return own.squaredDifference(from: OKLab(front)) < own.squaredDifference(from: OKLab(back))
  }
}
