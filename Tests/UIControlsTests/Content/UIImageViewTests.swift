@_spi(Package) import AutoLayout
import Testing

@testable import UIControls

@MainActor @Suite struct `An image view` {
  @Test func `misses a picture while it has none for its state`() {
    let view = UIImageView(image: nil, highlightedImage: UIImage(systemName: "star"))
    #expect(view.drawing.isMissingPicture)
    view.isHighlighted = true
    #expect(!view.drawing.isMissingPicture)
    #expect(view.drawing.picture != nil)
  }
}
