import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `Images are drawn` {
  private let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
  private let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  private func renderer(_ width: CGFloat, _ height: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  @Test func `a rectangle fills its pixels and no others`() {
    let image = renderer(3, 2).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 2, y: 1, width: 9, height: 9))
    }
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pixels.pixels == [clear, red, clear, clear, red, blue])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a line is as wide as it says, and the canvas can be moved`() {
    let image = renderer(3, 3).image { context in
      context.cgContext.translateBy(x: 0, y: 1)
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 0.5))
      line.addLine(to: CGPoint(x: 3, y: 0.5))
      UIColor.red.setStroke()
      line.stroke()
    }
    #expect(image.pixels.pixels == [clear, clear, clear, red, red, red, clear, clear, clear])
  }

  @Test func `what lies in front shines through by its opacity`() {
    let image = renderer(1, 1).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels.pixels == [Bitmap.Pixel(red: 127, green: 0, blue: 128)])
  }

  @Test func `an image is drawn into another size, and read back from its bytes`() throws {
    let small = renderer(2, 1).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
    small.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    let large = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(large.pixels.pixels == [red, red, blue, blue, red, red, blue, blue])
    for data in [large.pngData(), large.jpegData(compressionQuality: 0.5)] {
      #expect(UIImage(data: try #require(data))?.pixels == large.pixels)
    }
    let part = try #require(
      large.cgImage?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 9)))
    #expect(UIImage(cgImage: part).pixels.pixels == [red, blue])
    #expect(large.cgImage?.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test func `sizes that are none, and that are too large, make an image all the same`() {
    #expect(renderer(0, .nan).image { _ in }.size == CGSize(width: 1, height: 1))
    let large = renderer(1_000_000, 1_000_000).image { $0.fill($0.cgContext.size.square) }
    #expect(large.pixels.width * large.pixels.height <= 1 << 22)
  }

  @Test func `values of geometry are boxed as on a device`() {
    let value = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
  }
}

extension CGSize {
  fileprivate var square: CGRect { CGRect(x: 0, y: 0, width: width, height: width) }
}
