import Foundation
import LayoutFixtures
import Testing

@_spi(Package) @testable import AutoLayout

@MainActor @Suite(.columns) struct `A view with a visual effect` {
  @Test func `has its content in a view as large as itself`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = rect(10, 20, 100, 50)
    #expect(blur.contentView.frame == rect(0, 0, 100, 50))
    #expect(UIVisualEffectView(frame: rect(0, 0, 30, 40)).contentView.frame == rect(0, 0, 30, 40))
  }

  @Test func `gets its size from constraints between its content and its content view`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let label = UILabel()
    label.text = "Blurred"
    let root = parent(300, 200, [blur])
    for view in [blur, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    blur.contentView.addSubview(label)
    blur.pin([.centerX: 0, .top: 8], to: root)
    label.pin([.top: 10, .bottom: -10, .leading: 16, .trailing: -16], to: blur.contentView)
    root.layoutIfNeeded()
    // Seven columns of 8 points, and 16 beside them.
    #expect(blur.frame == rect(106, 8, 88, 36))
    #expect(blur.contentView.frame == rect(0, 0, 88, 36))
    #expect(label.frame == rect(16, 10, 56, 16))
  }

  @Test func `takes subviews in its content view alone`() {
    let blur = UIVisualEffectView(effect: nil)
    let raised = exceptions { blur.addSubview(UIView()) }
    #expect(raised.count == 1)
    #expect(raised.first?.name == "NSInternalInconsistencyException")
    #expect(raised.first?.reason.hasSuffix("instead add them to the -contentView.") == true)
    #expect(exceptions { blur.contentView.addSubview(UIView()) } == [])
  }

  @Test func `is drawn in a colour by its style and the interface's, unless it has one of its own`()
  {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    func white(_ style: UIUserInterfaceStyle) -> CGFloat? {
      blur.drawnBackgroundColor?
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).components.red
    }
    #expect(white(.light) == 0.97)
    #expect(white(.dark) == 0.15)
    blur.effect = UIBlurEffect(style: .systemThinMaterialLight)
    #expect(white(.dark) == 0.97)
    blur.effect = UIBlurEffect(style: .dark)
    #expect(white(.light) == 0.15)
    blur.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    #expect(blur.drawnBackgroundColor == nil)
    blur.backgroundColor = .red
    #expect(blur.drawnBackgroundColor == .red)
  }
}
