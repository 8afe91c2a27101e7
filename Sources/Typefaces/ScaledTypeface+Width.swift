extension ScaledTypeface {
  /// The width of a text on one line: advances, tracking and kerning, unrounded.
  public func width(of text: String) -> Double {
    var sum = glyphs.file?.kerning(of: text).reduce(0, +) ?? 0
    walk(text.utf8Span.span) { advance, kerning, _ in sum += advance + kerning }
    return sum
  }

  /// Appends how far each code point of a text moves the pen: its advance with tracking, and its
  /// kerning with the following code point. The sum of the numbers is the width of the text.
  ///
  /// There is one number for each code point (`text.unicodeScalars`). Code points that belong to
  /// the character before them have 0, or what they add to its width. The last one has no kerning;
  /// a line that ends earlier is wider by the kerning of its last code point with the one that
  /// follows.
  public func appendAdvances(of text: String, to advances: inout [Double]) {
    let bytes = text.utf8Span.span
    let start = advances.count
    advances.reserveCapacity(start + bytes.count)
    walk(bytes) { advance, kerning, isFirst in
      if !isFirst { advances[advances.count - 1] += kerning }
      advances.append(advance)
    }
    guard let file = glyphs.file else { return }
    for (index, kerning) in file.kerning(of: text).enumerated() {
      advances[start + index] += kerning
    }
  }

  /// Visits the code points of a text with the advance of each, tracking included, and its kerning
  /// with the one before, which the font of a file adds in a walk of its own.
  @inline(__always)
  private func walk(
    _ bytes: Span<UInt8>, _ visit: (_ advance: Double, _ kerning: Double, _ isFirst: Bool) -> Void
  ) {
    let glyphs = glyphs
    var clusters = ClusterWalk()
    var left: UInt8 = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var advance: Double
      let right: UInt8
      let isFirst = index == 0
      if byte < 0x80, index + 1 == bytes.count || bytes[index + 1] < 0x80 {
        // Plain text, whose neighbours can't change its width.
        advance = glyphs.dense[Int(byte)]
        right = glyphs.denseSlots[Int(byte)]
        index += 1
        clusters = ClusterWalk()
      } else {
        let scalar = Self.scalar(in: bytes, at: &index)
        let step = clusters.step(scalar, glyphs)
        advance = step.bare + step.tracking
        right = glyphs.slot(of: scalar)
      }
      let kerning = glyphs.kerning(left, right)
      left = right
      visit(advance, kerning, isFirst)
    }
  }

  /// The code point at an index, which moves behind it. The bytes are valid UTF-8.
  private static func scalar(in bytes: Span<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let lead = bytes[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    let end = min(index + length, bytes.count)
    index += 1
    while index < end {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
