import InterfaceBuilder
import Wording

/// Differences that are only the rounding to pixels: the frames of a document end at pixels, and
/// constraints put edges between pixels.
extension Canvas {
  /// By how many points an edge may be off in the view around it only because it ends at a pixel.
  /// Documents whose frames end at halves of points are drawn on screens with thirds as well.
  var pixelError: Double { max(0.5 / scale, 0.25) + 1e-3 }

  /// A length that ends at a pixel.
  func onPixel(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// A number with the fewest digits that leads to the same pixel. A number with up to three
  /// decimals stays, because somebody has chosen it.
  func shortened(_ number: Double) -> Double {
    let settled = number.settled
    if number.isShort { return settled }
    for places in [1.0, 10, 100, 1000] {
      let short = (number * places).rounded() / places
      if abs(short - number) < 0.25 / scale { return short }
    }
    return settled
  }
}

extension Double {
  /// Whether the number has up to three decimals.
  var isShort: Bool { (settled * 1000).rounded() / 1000 == settled }

  /// The number with the fewest digits that read as the same number; `0.0` for zero, as Interface
  /// Builder writes it.
  var writtenShortly: String { self == 0 ? written : exactDecimal }
}
