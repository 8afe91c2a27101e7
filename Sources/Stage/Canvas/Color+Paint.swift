import AutoLayout
import Cells
import Foundation

extension Cells.Color {
  /// Creates a view's colour without its opacity.
  init(_ components: UIColor.Components) {
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self = .rgb(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue))
  }

  /// The colour mixed with another by an amount from 0 (this one) to 1 (the other).
  func mixed(with other: Cells.Color, _ amount: Double) -> Cells.Color {
    let (from, to) = (components, other.components)
    func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * min(max(amount, 0), 1)).rounded())
    }
    return .rgb(
      red: between(from.red, to.red), green: between(from.green, to.green),
      blue: between(from.blue, to.blue))
  }

  /// This colour drawn over another with an opacity from 0 to 1. `nil`, the terminal's own background, counts as black.
  func over(_ below: Cells.Color?, opacity: Double) -> Cells.Color {
    opacity >= 1 ? self : (below ?? .black).mixed(with: self, opacity)
  }

  /// Whether the colour is a gray, as that of text is by default.
  var isGray: Bool {
    let parts = components
    let least = min(parts.red, parts.green, parts.blue)
    return max(parts.red, parts.green, parts.blue) - least < 16
  }

  /// The colour as text on another one: mixed with black or white where it could not be read.
  func readable(on below: Cells.Color) -> Cells.Color {
    var color = self
    for amount in [0.35, 0.7, 1] where color.contrast(with: below) < Self.leastContrast {
      color = mixed(with: below.contrasting, amount)
    }
    return color
  }

  /// WCAG 2.1 asks for 3 for large text and for what is needed to understand a control: success criteria
  /// 1.4.3 and 1.4.11. <https://www.w3.org/TR/WCAG21/#contrast-minimum>
  private static let leastContrast = 3.0
}
