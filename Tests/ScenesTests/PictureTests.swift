import Testing
import UIKit

@testable import Scenes

struct `Pictures` {
  @Test func `every picture is in the binary, and two points a pixel but for the icons`() {
    let sizes = Picture.allCases.map { $0.image?.size ?? .zero }
    let chapters = [(144, 216), (256, 160), (200, 200), (280, 112), (224, 168)]
    let cards = [(Int, Int)](repeating: (160, 200), count: 4)
    let icons = [(Int, Int)](repeating: (24, 24), count: 3)
    let expected = (chapters + cards + icons).map { CGSize(width: $0.0, height: $0.1) }
    #expect(sizes == expected)
  }

  @Test func `the chapters' pictures are a tenth or more apart in shape`() {
    let ratios = Chapter.all.compactMap { $0.picture.image?.size }.map { $0.width / $0.height }
    #expect(ratios.count == Chapter.all.count)
    let sorted = ratios.sorted()
    for (narrower, wider) in zip(sorted, sorted.dropFirst()) { #expect(wider / narrower > 1.1) }
  }
}
