/// A colour in a space in which colours that look about as different lie about as far apart.
///
/// Source: B. Ottosson, "A perceptual color space for image processing", 2020,
/// <https://bottosson.github.io/posts/oklab/>
struct OKLab: Equatable, Sendable {
  /// From 0 for black to 1 for white.
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  init(_ color: Color) {
    let parts = color.components
    let red = Color.linear(parts.red)
    let green = Color.linear(parts.green)
    let blue = Color.linear(parts.blue)
    let long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).root(3)
    let medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).root(3)
    let short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).root(3)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of the difference that is seen: hue and chroma count twice, without which a pale
  /// sky becomes gray.
  ///
  /// Source: the formula "delta EOK2" of Color.js, <https://colorjs.io/docs/color-difference>
  func squaredDifference(from other: OKLab) -> Double {
    let (light, redness, yellowness) = (
      lightness - other.lightness, 2 * (a - other.a), 2 * (b - other.b)
    )
    return light * light + redness * redness + yellowness * yellowness
  }

  /// Entries 16 to 255 of the palette, the first of them at 0.
  static let indexed = (16...255).map { OKLab(.palette($0)) }
}

extension Double {
  /// The root of a number from 0 to 1, by Newton's method: this module has no C library for powers.
  func root(_ degree: Int) -> Double {
    if self <= 0 { return 0 }
    // From above the root, each step comes nearer to it, until rounding ends that.
    var root = 1.0
    while true {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = root - (root - self / power) / Double(degree)
      if next >= root { return root }
      root = next
    }
  }
}
