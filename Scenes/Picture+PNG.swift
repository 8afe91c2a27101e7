import UIKit

extension Picture {
  /// The picture as a PNG file with a pixel for each point, which documents find beside them by its
  /// name.
  @MainActor var png: [UInt8] {
    guard let image else { return [] }
    let pixels = image.pixels
    var palette: [Bitmap.Pixel] = []
    var numbers: [Bitmap.Pixel: UInt8] = [:]
    for pixel in pixels.pixels where numbers[pixel] == nil {
      numbers[pixel] = UInt8(palette.count)
      palette.append(pixel)
    }
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    let rows = (0..<height).map { row in
      (0..<width).map { column in
        let pixel = pixels[column * pixels.width / width, row * pixels.height / height]
        return numbers[pixel] ?? 0
      }
    }
    return PNGFile.bytes(
      width: width, height: height,
      palette: palette.flatMap { [$0.red, $0.green, $0.blue] }, rows: rows)
  }
}
