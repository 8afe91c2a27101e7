import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `A standard image` {
  @Test func `has the size and the sign of the symbol that it resembles`() {
    for (image, symbol, sign) in [
      (UIImage.actions, "ellipsis.circle", "⋯"), (.add, "plus.circle.fill", "+"),
      (.checkmark, "checkmark.circle.fill", "✓"), (.remove, "minus.circle.fill", "−"),
      (.strokedCheckmark, "checkmark.circle.fill", "✓"),
    ] as [(UIImage, String, Character)] {
      #expect(image.isSymbolImage)
      #expect(image.size == UIImage(systemName: symbol)?.size)
      #expect(image.symbol?.glyph.unicode == sign)
      // Aligned as a line of text.
      #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 20, height: 20))
    }
  }
}
