/// Chooses the character and the two colours that show the parts of a cell with the least error.
struct PixelMixer {
  let parts: PixelBlocks
  let glyphs: GlyphSet
  let depth: ColorDepth
  /// How much the parts of the cell that is being made deviate from its average.
  private var deviations: [SIMD4<Float>]
  /// The sums of the deviations of each set of parts without the last one, given as bits.
  private var sums: [SIMD4<Float>]
  /// The colours of a palette that stand for averages: finding one takes longer than all the rest
  /// of a cell, and neighbours have the same ones.
  private var nearest: [Color: Color] = [:]

  init(parts: PixelBlocks, glyphs: GlyphSet, depth: ColorDepth) {
    self.parts = parts
    self.glyphs = glyphs
    self.depth = depth
    deviations = Array(repeating: .zero, count: parts.count)
    sums = Array(repeating: .zero, count: 1 << (parts.count - 1))
  }

  /// The cell at a place in the rows of parts, which hold their averages, 0...255 each.
  mutating func cell(at place: Int, of rows: [[SIMD4<Float>]]) -> Cell {
    switch parts {
    case .whole:
      return cell(showing: rows[0][place])
    case .halves:
      return cell(showing: rows[0][place], on: rows[1][place], split: 1)
    case .quadrants:
      let (first, second) = (2 * place, 2 * place + 1)
      let (above, below) = (rows[0][first] - rows[0][second], rows[1][first] - rows[1][second])
      // What differs from left to right can't be seen, as in most cells of a picture.
      if (above * above + below * below).sum() < Self.leastGain {
        return cell(
          showing: (rows[0][first] + rows[0][second]) / 2,
          on: (rows[1][first] + rows[1][second]) / 2, split: 3)
      }
    case .sextants:
      break
    }
    return cell(ofMixedPartsAt: place, of: rows)
  }

  private mutating func cell(ofMixedPartsAt place: Int, of rows: [[SIMD4<Float>]]) -> Cell {
    let (count, columns) = (Float(parts.count), parts.columns)
    var mean = SIMD4<Float>.zero
    for row in rows { for across in 0..<columns { mean += row[columns * place + across] } }
    mean /= count
    var index = 0
    for row in rows {
      for across in 0..<columns {
        deviations[index] = row[columns * place + across] - mean
        index += 1
      }
    }
    let split = bestSplit()
    let covered = Float(split.nonzeroBitCount)
    return cell(
      showing: mean + sums[split] / covered, on: mean - sums[split] / (count - covered),
      split: split)
  }

  /// The cell in two colours, the first one that of the parts given as bits.
  private mutating func cell(
    showing front: SIMD4<Float>, on back: SIMD4<Float>, split: Int
  ) -> Cell {
    // Compared as they are shown: if both become one colour, neither is text that has to stand out
    // from its background.
    let front = shown(front)
    let back = shown(back)
    if front == back { return Cell(style: Style(background: back)) }
    return Cell(
      scalar: parts.glyph(covering: split), style: Style(foreground: front, background: back))
  }

  /// The colour that the terminal shows for an average.
  private mutating func shown(_ average: SIMD4<Float>) -> Color? {
    let color = Color(average: average)
    guard depth == .indexed else { return color.nearest(in: depth) }
    if let known = nearest[color] { return known }
    let found = color.nearest(in: depth)
    nearest[color] = found
    return found
  }

  /// The set of parts that differs most from the others. The squared error of two averages is least
  /// where the sum of their squares, each times its number of parts, is greatest.
  private mutating func bestSplit() -> Int {
    let count = parts.count
    // Each set and the rest are one split with the colours exchanged, so the last part is never in
    // it.
    let end = 1 << (count - 1)
    for set in 1..<end {
      sums[set] = sums[set & (set - 1)] + deviations[set.trailingZeroBitCount]
    }
    let upper = (1 << parts.columns) - 1
    var best = (split: upper, gain: gain(of: upper) + Self.leastGain)
    for split in 1..<end {
      let gain = gain(of: split)
      if gain > best.gain { best = (split, gain) }
    }
    return best.split
  }

  /// What the two averages have more than the one of all parts, from which both sets deviate by as
  /// much.
  private func gain(of split: Int) -> Float {
    let covered = split.nonzeroBitCount
    let weight = Float(parts.count) / Float(covered * (parts.count - covered))
    return (sums[split] * sums[split]).sum() * weight
  }

  /// What another split has to gain over the upper half, in squared steps of a colour: less is not
  /// seen.
  private static let leastGain: Float = 12

  // MARK: - One colour

  private func cell(showing mean: SIMD4<Float>) -> Cell {
    guard depth == .none else { return Cell(style: Style(background: Color(average: mean))) }
    let ramp = glyphs == .unicode ? Self.shades : Self.asciiShades
    // Rec. 709 luma: steps of equal size look about equal, which those of luminance do not.
    let luma = (mean * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() / 255
    return Cell(
      scalar: ramp[min(Int(luma * Float(ramp.count)), ramp.count - 1)], style: .plain)
  }

  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Unicode.Scalar] = [
    " ", ".", ":", "-", "=", "+", "*", "#", "%", "@",
  ]
}

extension Color {
  /// Red, green and blue, 0...255 each.
  fileprivate init(average: SIMD4<Float>) {
    self = .rgb(
      red: Color.byte(average.x), green: Color.byte(average.y), blue: Color.byte(average.z))
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(0, value) + 0.5, 255)) }
}
