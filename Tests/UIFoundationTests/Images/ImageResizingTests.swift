import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `An image that is resized` {
  private let image = UIImage(
    pixels: Bitmap(
      width: 2, height: 1,
      pixels: [
        Bitmap.Pixel(red: 255, green: 0, blue: 0),
        Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0),
      ]))

  @Test func `keeps its size and tells its edges`() {
    let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = image.resizableImage(withCapInsets: edges)
    #expect(resizable.capInsets == edges && image.capInsets == .zero)
    #expect(resizable.size == CGSize(width: 2, height: 1))
    #expect(
      image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0).withRenderingMode(
        .alwaysOriginal
      )
      .capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
  }

  @Test func `gives a pattern its average colour`() {
    let color = UIColor(patternImage: image)
    #expect(color.components == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).components)
    let unread = UIImage(ofKnownSize: CGSize(width: 3, height: 3))
    #expect(UIColor(patternImage: unread) == UIColor(white: 0.5, alpha: 1))
  }
}
