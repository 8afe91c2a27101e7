@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite struct `Appearances of bars` {
  @Test func `a navigation bar has the ground of its item's appearance, or else its own`() {
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    let item = UINavigationItem(title: "Tea")
    bar.items = [item]
    #expect(bar.drawnBackgroundColor == nil)
    bar.standardAppearance.configureWithOpaqueBackground()
    #expect(bar.drawnBackgroundColor == .systemBackground)
    let edge = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    edge.backgroundColor = .red
    bar.scrollEdgeAppearance = edge
    #expect(bar.drawnBackgroundColor == .red)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .blue
    item.standardAppearance = own
    #expect(bar.drawnBackgroundColor == .blue)
    own.configureWithTransparentBackground()
    #expect(own.backgroundColor == nil && own.shadowColor == nil && own.backgroundEffect == nil)
  }

  @Test func `images and texts of bars are kept by their states`() {
    let (bar, image) = (UINavigationBar(frame: .zero), UIImage())
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a segment is as wide as its title in the font of its look`() {
    let control = UISegmentedControl(items: ["Tea", "Coffee"])
    let (width, font) = (control.intrinsicContentSize.width, UIFont.systemFont(ofSize: 26))
    control.setTitleTextAttributes([.font: font], for: .selected)
    #expect(control.intrinsicContentSize.width == width)
    control.setTitleTextAttributes([.font: font], for: .normal)
    #expect(control.intrinsicContentSize.width > width * 1.4)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == width)
  }
}
