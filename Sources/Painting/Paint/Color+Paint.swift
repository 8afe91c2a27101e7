import AutoLayout
import Cells

extension Cells.Color {
  /// Creates a view's colour without its opacity.
  init(_ components: UIColor.Components) {
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self = .rgb(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue))
  }

  /// This colour drawn over another with an opacity from 0 to 1. `nil`, the terminal's own
  /// background, counts as black.
  func over(_ below: Cells.Color?, opacity: Double) -> Cells.Color {
    opacity >= 1 ? self : (below ?? .black).mixed(with: self, opacity)
  }

  /// Whether the colour is a gray, as the default colour of text is.
  var isGray: Bool {
    let parts = components
    let least = min(parts.red, parts.green, parts.blue)
    return max(parts.red, parts.green, parts.blue) - least < 16
  }
}
