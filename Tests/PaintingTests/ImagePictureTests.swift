import AutoLayout
import Cells
import Foundation
import SceneFixtures
import Testing

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of an image` {
  /// The background of the cells in the middle of both halves of an image view, of which the left
  /// half of the image is clear and the right one red.
  private func backgrounds(_ mode: UIImage.RenderingMode) -> [Cells.Color?] {
    let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let image = UIImage(
      pixels: Bitmap(width: 2, height: 1, pixels: [clear, .init(red: 255, green: 0, blue: 0)]))
    let host = SceneHost(128, 128) { view in
      let imageView = UIImageView(image: image.withRenderingMode(mode))
      imageView.backgroundColor = .blue
      imageView.tintColor = .green
      imageView.frame = CGRect(x: 0, y: 0, width: 128, height: 128)
      view.addSubview(imageView)
    }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    return [4, 12].map { grid[$0, 5].style.background }
  }

  @Test func `shows the view's background where it is clear`() {
    #expect(
      backgrounds(.automatic) == [
        .rgb(red: 0, green: 0, blue: 255), .rgb(red: 255, green: 0, blue: 0),
      ])
  }

  @Test func `is in the view's tint if it is a template`() {
    #expect(
      backgrounds(.alwaysTemplate) == [
        .rgb(red: 0, green: 0, blue: 255), .rgb(red: 0, green: 255, blue: 0),
      ])
  }
}
