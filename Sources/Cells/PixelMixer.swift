/// Chooses the character and the two colours that show the parts of a cell with the least error.
struct PixelMixer {
  let parts: PixelBlocks
  let glyphs: GlyphSet
  let depth: ColorDepth
  /// The sums of the colours of each set of parts, given as bits.
  private var sums: [SIMD4<Double>]

  init(parts: PixelBlocks, glyphs: GlyphSet, depth: ColorDepth) {
    self.parts = parts
    self.glyphs = glyphs
    self.depth = depth
    sums = Array(repeating: .zero, count: 1 << parts.count)
  }

  /// The cell for the averages of its parts, 0...255 each.
  mutating func cell(showing averages: [SIMD4<Double>]) -> Cell {
    if depth == .none || glyphs == .ascii { return cell(showing: mean(of: averages)) }
    let split = parts == .halves ? 1 : bestSplit(of: averages)
    let all = averages.reduce(.zero, +)
    let covered = split == 1 && parts == .halves ? averages[0] : sums[split]
    let count = Double(split.nonzeroBitCount)
    // Compared as they are shown: if both become one colour, neither is text that has to stand out
    // from its background.
    let front = Color(average: covered / count).nearest(in: depth)
    let back = Color(average: (all - covered) / (Double(parts.count) - count)).nearest(in: depth)
    if front == back { return Cell(style: Style(background: back)) }
    return Cell(
      scalar: parts.glyph(covering: split), style: Style(foreground: front, background: back))
  }

  /// The set of parts that differs most from the others. The squared error of two averages is least where
  /// the sum of their squares, each times its number of parts, is greatest.
  private mutating func bestSplit(of averages: [SIMD4<Double>]) -> Int {
    let count = parts.count
    if parts == .quadrants {
      let (above, below) = (averages[0] - averages[1], averages[2] - averages[3])
      // What differs from left to right can't be seen, as in most cells of a picture.
      if (above * above + below * below).sum() < Self.leastGain {
        sums[3] = averages[0] + averages[1]
        return 3
      }
    }
    for set in 1..<1 << count {
      sums[set] = sums[set & (set - 1)] + averages[set.trailingZeroBitCount]
    }
    let all = sums[(1 << count) - 1]
    // Each set and the rest are one split with the colours exchanged, so the last part is never in it.
    let upper = (1 << parts.columns) - 1
    var best = (split: upper, gain: gain(of: upper, all) + Self.leastGain)
    for split in 1..<1 << (count - 1) where split != upper {
      let gain = gain(of: split, all)
      if gain > best.gain { best = (split, gain) }
    }
    return best.split
  }

  private func gain(of split: Int, _ all: SIMD4<Double>) -> Double {
    let (front, back) = (sums[split], all - sums[split])
    let covered = Double(split.nonzeroBitCount)
    return (front * front).sum() / covered + (back * back).sum() / (Double(parts.count) - covered)
  }

  /// What another split has to gain over the upper half, in squared steps of a colour: less is not seen.
  private static let leastGain = 12.0

  // MARK: - One colour

  private func mean(of averages: [SIMD4<Double>]) -> SIMD4<Double> {
    averages.reduce(.zero, +) / Double(averages.count)
  }

  private func cell(showing mean: SIMD4<Double>) -> Cell {
    guard depth == .none else { return Cell(style: Style(background: Color(average: mean))) }
    let ramp = glyphs == .unicode ? Self.shades : Self.asciiShades
    // Rec. 709 luma: steps of equal size look about equal, which those of luminance do not.
    let luma = (mean * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() / 255
    return Cell(
      scalar: ramp[min(Int(luma * Double(ramp.count)), ramp.count - 1)], style: .plain)
  }

  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Unicode.Scalar] = [
    " ", ".", ":", "-", "=", "+", "*", "#", "%", "@",
  ]
}

extension Color {
  /// Red, green and blue, 0...255 each.
  fileprivate init(average: SIMD4<Double>) {
    let rounded = average + SIMD4(repeating: 0.5)
    self = .rgb(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
  }
}
