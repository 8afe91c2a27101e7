import QuartzCore
import Testing

@MainActor @Suite struct `A file that imports Quartz Core alone` {
  @Test func `has layers and geometry`() {
    let layer = CALayer()
    layer.cornerRadius = 8
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.cornerRadius == 8)
  }
}
