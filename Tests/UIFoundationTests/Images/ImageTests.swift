import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

@MainActor private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
  let pixel = Bitmap.Pixel(gray: 128)
  return UIImage(
    pixels: Bitmap(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height)),
    scale: scale)
}

/// A PNG file of 4 x 2 gray pixels.
private let file = Data(
  base64Encoded: """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAAAAABawyK/AAAA\
    DklEQVR42mNoAAIGEAEAFAoEAfXmzZEAAAAASUVORK5CYII=
    """)!

@MainActor @Suite struct `Pictures come from data and files` {
  @Test func `their size in points depends on their scale`() throws {
    #expect(try #require(UIImage(data: file)).size == CGSize(width: 4, height: 2))
    #expect(try #require(UIImage(data: file, scale: 2)).size == CGSize(width: 2, height: 1))
  }

  @Test func `broken data makes no picture and one notice`() {
    let log = LayoutLog()
    #expect(log.perform { UIImage(data: Data("P3 2 2 9 1".utf8)) } == nil)
    #expect(
      log.messages == [
        LayoutMessage(
          kind: .notice,
          text: "The picture data of 10 bytes can't be read: this is no image that is known: not "
            + "PNG, JPEG, GIF, PDF or SVG")
      ])
  }

  @Test func `a file is read from where it is, and missing ones are named`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/dots.png"
    try file.write(to: URL(fileURLWithPath: path))

    #expect(try #require(UIImage(contentsOfFile: path)).size == CGSize(width: 4, height: 2))
    let messages = logged {
      #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
      #expect(UIImage(contentsOfFile: folder.path) == nil)
      #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
    }
    #expect(
      messages == [
        "The picture \(folder.path)/none.png can't be read: there is no such file",
        "The picture \(folder.path) can't be read: it is not a file",
        "The picture /dev/zero can't be read: it is not a file",
      ])
  }

  @Test func `a name finds the file with its extension left out`() throws {
    let folder = FileManager.default.currentDirectoryPath
    let name = "picture-\(UUID().uuidString)"
    let path = folder + "/" + name + ".png"
    try file.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIImage(named: name)?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: name + ".png")?.size == CGSize(width: 4, height: 2))
  }

  @Test(arguments: ["", "no such picture", "a\u{0}b", ".", "/"])
  func `a name that finds nothing makes no picture`(name: String) {
    let messages = logged { #expect(UIImage(named: name) == nil) }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("There is no picture “\(name)” in "))
  }
}

@MainActor @Suite struct `An image view has the size of its picture` {
  @Test func `and none without one`() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = image(30, 20)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(UIImageView(image: image(30, 20)).bounds.size == CGSize(width: 30, height: 20))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// A mode, and where a picture of 20 x 10 then lies in a view of 60 x 60.
  private static let places: [(UIView.ContentMode, [CGFloat])] = [
    (.scaleToFill, [0, 0, 60, 60]), (.redraw, [0, 0, 60, 60]),
    (.scaleAspectFit, [0, 15, 60, 30]), (.scaleAspectFill, [-30, 0, 120, 60]),
    (.center, [20, 25, 20, 10]), (.top, [20, 0, 20, 10]), (.bottom, [20, 50, 20, 10]),
    (.left, [0, 25, 20, 10]), (.right, [40, 25, 20, 10]),
    (.topLeft, [0, 0, 20, 10]), (.topRight, [40, 0, 20, 10]),
    (.bottomLeft, [0, 50, 20, 10]), (.bottomRight, [40, 50, 20, 10]),
  ]

  @Test func `the content mode places the picture`() throws {
    let view = UIImageView(frame: rect(5, 5, 60, 60))
    view.image = image(40, 20, scale: 2)
    for (mode, place) in Self.places {
      view.contentMode = mode
      let rect = try #require(view.imageRect)
      #expect([rect.minX, rect.minY, rect.width, rect.height] == place, "\(mode)")
    }
  }

  @Test func `without a picture there is nothing to place`() {
    #expect(UIImageView(frame: rect(0, 0, 9, 9)).imageRect == nil)
  }
}

@Suite struct `Colours have components` {
  @Test func `of red, green, blue and opacity`() {
    var numbers: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.orange.getRed(&numbers.0, green: &numbers.1, blue: &numbers.2, alpha: &numbers.3)
    #expect(numbers == (1, 0.5, 0, 1))
    let gray = UIColor.Components(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
    #expect(UIColor(white: 0.25, alpha: 2).components == gray)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `of hue, saturation and brightness`() {
    let wheel: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
    for (sixth, color) in wheel.enumerated() {
      let hue = CGFloat(sixth) / 6
      let mixed = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).components
      #expect(abs(mixed.red - color.components.red) < 1e-9)
      #expect(abs(mixed.green - color.components.green) < 1e-9)
      #expect(abs(mixed.blue - color.components.blue) < 1e-9)
    }
    let brown = UIColor(hue: 1 / 12, saturation: 0.5, brightness: 0.8, alpha: 1).components
    #expect(abs(brown.green - 0.6) < 1e-9)
    #expect(abs(brown.blue - 0.4) < 1e-9)
  }

  @Test func `are described as UIKit does`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
  }
}
