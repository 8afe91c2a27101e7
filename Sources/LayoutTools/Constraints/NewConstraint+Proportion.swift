import InterfaceBuilder
import Wording

extension NewConstraint {
  /// The constraint that keeps the proportion of a view's width and height; nil if it has no height
  /// or no width.
  /// - Parameter canvas: The canvas of the view, whose pixels say how many digits are enough.
  public static func aspectRatio(of item: CanvasItem, on canvas: Canvas) -> NewConstraint? {
    canvas.ratio(item.frame.width, to: item.frame.height).map {
      NewConstraint(.init(item.id, .width), .equal, .init(item.id, .height), multiplier: $0)
    }
  }
}

extension Multiplier {
  /// A factor as the ratio of two lengths, as Interface Builder writes it: `16:9`, in lowest terms
  /// for whole numbers; nil unless both are greater than 0.
  ///
  /// In 957 public documents 106 of 110 ratios that could be in lowest terms are.
  public init?(ratio first: Double, to second: Double) {
    let lengths = (first.settled, second.settled)
    guard lengths.0 > 0, lengths.1 > 0 else { return nil }
    guard lengths.0 != lengths.1 else {
      self.init("1:1")
      return
    }
    var divisor = 1.0
    if let a = Int(exactly: lengths.0), let b = Int(exactly: lengths.1) {
      divisor = Double(Self.greatestCommonDivisor(a, b))
    }
    self.init("\((lengths.0 / divisor).written):\((lengths.1 / divisor).written)")
  }

  /// The part that a length is of another: as a number if that has few digits, `0.4`, else as a
  /// ratio, `67:75`; nil if the two are equal, or if one is not greater than 0.
  public init?(share length: Double, of whole: Double) {
    let quotient = length / whole
    guard length.settled != whole.settled, length > 0, whole > 0 else { return nil }
    let short = (quotient * 1000).rounded() / 1000
    if short > 0, abs(short - quotient) < 1e-9 {
      self.init(short.shortDecimal)
    } else {
      self.init(ratio: length, to: whole)
    }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
