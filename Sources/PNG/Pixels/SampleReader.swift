/// Turns rows of samples into red, green, blue and alpha of eight bits each.
struct SampleReader {
  private let colorType: PNGHeader.ColorType
  private let bitDepth: Int
  private let palette: [UInt8]
  private let transparent: [Int]?
  /// A sample of up to eight bits, spread over the eight bits.
  private let scaled: [UInt8]

  init(_ contents: PNGContents) {
    colorType = contents.header.colorType
    bitDepth = contents.header.bitDepth
    palette = contents.palette
    transparent = contents.transparent
    let most = 1 << min(bitDepth, 8) - 1
    scaled = (0...most).map { UInt8($0 * 255 / most) }
  }

  /// Writes a row's pixels.
  /// - Parameters:
  ///   - row: Where the row's samples are in the bytes.
  ///   - count: The number of pixels.
  ///   - place: Where the first pixel is written.
  ///   - step: The number of bytes from a pixel to the next.
  /// - Returns: nil, or the number of a colour that the palette doesn't have.
  func write(
    _ bytes: [UInt8], row: Range<Int>, count: Int, to pixels: inout [UInt8], at place: Int,
    step: Int
  ) -> Int? {
    var target = place
    switch colorType {
    case .palette:
      for index in 0..<count {
        let color = sample(bytes, row, index)
        guard color * 4 < palette.count else { return color }
        for byte in 0..<4 { pixels[target &+ byte] = palette[color &* 4 &+ byte] }
        target += step
      }
    case .gray, .grayAlpha:
      let samples = colorType.samples
      for index in 0..<count {
        let gray = sample(bytes, row, index * samples)
        let alpha = samples == 2 ? eight(sample(bytes, row, index * 2 + 1)) : 255
        let level = eight(gray)
        for byte in 0..<3 { pixels[target &+ byte] = level }
        pixels[target &+ 3] = transparent?[0] == gray ? 0 : alpha
        target += step
      }
    case .rgb, .rgba:
      if bitDepth == 8, transparent == nil {
        writeBytes(bytes, row, to: &pixels, at: place, step: step)
        return nil
      }
      let samples = colorType.samples
      for index in 0..<count {
        let first = index * samples
        var isTransparent = transparent != nil
        for channel in 0..<3 {
          let value = sample(bytes, row, first + channel)
          if isTransparent { isTransparent = transparent?[channel] == value }
          pixels[target &+ channel] = eight(value)
        }
        let alpha = samples == 4 ? eight(sample(bytes, row, first + 3)) : 255
        pixels[target &+ 3] = isTransparent ? 0 : alpha
        target += step
      }
    }
    return nil
  }

  /// Writes a row of colours of eight bits, the most common kind.
  private func writeBytes(
    _ bytes: [UInt8], _ row: Range<Int>, to pixels: inout [UInt8], at place: Int, step: Int
  ) {
    var target = place
    let samples = colorType.samples
    for source in stride(from: row.lowerBound, to: row.upperBound, by: samples) {
      pixels[target] = bytes[source]
      pixels[target &+ 1] = bytes[source &+ 1]
      pixels[target &+ 2] = bytes[source &+ 2]
      pixels[target &+ 3] = samples == 4 ? bytes[source &+ 3] : 255
      target &+= step
    }
  }

  /// A sample of a row, counted from 0.
  private func sample(_ bytes: [UInt8], _ row: Range<Int>, _ index: Int) -> Int {
    switch bitDepth {
    case 8: return Int(bytes[row.lowerBound + index])
    case 16:
      let place = row.lowerBound + index * 2
      return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    default:
      let bit = index * bitDepth
      let byte = bytes[row.lowerBound + bit / 8]
      return Int(byte >> UInt8(8 - bitDepth - bit % 8)) & (1 << bitDepth - 1)
    }
  }

  /// A sample, in eight bits.
  private func eight(_ sample: Int) -> UInt8 {
    bitDepth == 16 ? UInt8((sample * 255 + 32767) / 65535) : scaled[sample]
  }
}
