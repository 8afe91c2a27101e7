@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// A red pixel, and a blue one that covers a quarter (64 of 255), in PNG.
private let redAndBlue =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR42mP4z8AAQg4ADzoDPupTjx8AAAAASUVORK5CYII="
  ) ?? Data()

@MainActor @Suite struct `Images have formats` {
  @Test func `a PNG picture keeps its colours and how much they cover`() throws {
    let image = try #require(UIImage(data: redAndBlue, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(
      image.pixels.pixels == [
        .init(red: 255, green: 0, blue: 0), .init(red: 0, green: 0, blue: 255, alpha: 64),
      ])
  }

  @Test func `a broken PNG picture makes no image and one notice`() {
    let messages = logged { #expect(UIImage(data: redAndBlue.prefix(50)) == nil) }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("The picture data of 50 bytes can't be read: "))
  }

  @Test func `of other formats the size is known, and the image is gray`() throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"/>"#.utf8)
    let vector = try #require(UIImage(data: svg, scale: 2))
    #expect(vector.size == CGSize(width: 48, height: 24))
    #expect(!vector.hasPixels)
    let gif = try #require(UIImage(data: Data([71, 73, 70, 56, 57, 97, 40, 0, 20, 0]), scale: 2))
    #expect(gif.size == CGSize(width: 20, height: 10))
  }

  @Test func `the name of a file tells the pixels of a point`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("formats-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in [("dot.png", 2.0), ("dot@2x.png", 1.0)] {
      let file = folder.appendingPathComponent(name)
      try redAndBlue.write(to: file)
      #expect(try #require(UIImage(contentsOfFile: file.path)).size.width == width)
    }
  }

  @Test func `pixels are read once, when they are asked for`() {
    var count = 0
    let image = UIImage(ofKnownSize: CGSize(width: 9, height: 9), scale: 3) {
      count += 1
      return Bitmap(width: 1, height: 1, pixels: [.init(gray: 7)])
    }
    let other = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    #expect(other.size == CGSize(width: 9, height: 9))
    #expect(count == 0)
    #expect(other.pixels[0, 0].red == 7)
    #expect(image.pixels[0, 0].red == 7)
    #expect(image.hasPixels)
    #expect(count == 1)
  }
}

@MainActor @Suite struct `Images are drawn in their colours or in a tint` {
  private var image: UIImage { UIImage(data: redAndBlue) ?? UIImage() }

  @Test func `a copy has another mode and all else`() {
    #expect(image.renderingMode == .automatic)
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
    let template = image.withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.alignmentRectInsets == insets)
    #expect(template.size == CGSize(width: 2, height: 1))
    let symbol = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
    #expect(symbol?.isSymbolImage == true)
  }

  @Test func `an image view draws templates in its tint`() {
    let view = UIImageView(image: image)
    view.tintColor = .red
    #expect(view.drawing.picture?.isTemplate == false)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(view.drawing.picture?.isTemplate == true)
    #expect(view.drawing.tint == UIColor.red.components)
  }

  @Test func `a system button draws images as templates unless they say otherwise`() {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    #expect(button.drawing.picture?.isTemplate == true)
    button.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(button.drawing.picture?.isTemplate == false)
    let custom = UIButton(type: .custom)
    custom.setImage(image, for: .normal)
    #expect(custom.drawing.picture?.isTemplate == false)
    // Of such an image only the size is known.
    button.setImage(UIImage(ofKnownSize: CGSize(width: 9, height: 9)), for: .normal)
    #expect(button.drawing.picture?.isTemplate == false)
  }

  @Test func `an image view shows the variant for its traits`() {
    let dark = UIImage(ofKnownSize: CGSize(width: 8, height: 8))
    let light = UIImage(ofKnownSize: CGSize(width: 4, height: 4))
    light.variants = { $0.userInterfaceStyle == .dark ? dark : light }
    let view = UIImageView(image: light.withRenderingMode(.alwaysTemplate))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
    #expect(view.shownImage?.renderingMode == .alwaysTemplate)
  }
}

@Suite struct `Large pictures are reduced` {
  @Test func `each square becomes its average, by how much its pixels cover`() {
    let pixels: [Bitmap.Pixel] = [
      .init(red: 200, green: 0, blue: 0), .init(red: 0, green: 100, blue: 0), .init(gray: 10),
      .init(red: 9, green: 9, blue: 9, alpha: 0), .init(red: 9, green: 9, blue: 9, alpha: 0),
      .init(gray: 30),
    ]
    let image = Bitmap(width: 3, height: 2, pixels: pixels)
    #expect(image.reduced(toAtMost: 6) == image)
    #expect(
      image.reduced(toAtMost: 2).pixels == [
        .init(red: 100, green: 50, blue: 0, alpha: 128), .init(gray: 20),
      ])
    #expect(image.reduced(toAtMost: 1).pixels.count == 1)
  }

  @Test func `a clear square stays clear`() {
    let clear = Bitmap.Pixel(red: 9, green: 9, blue: 9, alpha: 0)
    let image = Bitmap(width: 2, height: 1, pixels: [clear, clear])
    #expect(image.reduced(toAtMost: 1).pixels.map(\.alpha) == [0])
  }
}
