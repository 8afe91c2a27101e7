import Testing

@testable import Typefaces

@Suite struct GlyphCacheTests {
  private func key(_ size: Double) -> GlyphCache.Key {
    GlyphCache.Key(typeface: Typeface(), size: size, era: .iOS14)
  }

  @Test func `A full cache keeps what it has while nothing else is asked for`() {
    var cache = GlyphCache(limit: 3)
    let made = [10, 11, 12].map { cache.glyphs(for: key($0)) }
    for _ in 0..<2 {
      for (size, glyphs) in zip([10.0, 11, 12], made) {
        #expect(cache.glyphs(for: key(size)) === glyphs)
      }
    }
    _ = cache.glyphs(for: key(13))
    #expect(cache.glyphs(for: key(10)) !== made[0])
  }
}
