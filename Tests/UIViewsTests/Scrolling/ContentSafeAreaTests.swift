import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A scroll view that fills a window with a bar of 44 points at the top and one of 34 points at the
/// bottom.
@MainActor @Suite struct `The safe area of what scrolls` {
  private let window = UIWindow(frame: rect(0, 0, 100, 300))
  private let view = UIScrollView(frame: rect(0, 0, 100, 300))
  private let bars = UIEdgeInsets(top: 44, bottom: 34)

  init() {
    var configuration = ScreenConfiguration.initial
    configuration.safeAreaInsets = bars
    window.isHidden = false
    window.screen = UIScreen(configuration)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  @Test func `is taken up by the insets as long as the content is longer than the view`() {
    view.contentSize = CGSize(width: 100, height: 800)
    let page = UIView(frame: rect(0, 0, 100, 800))
    view.addSubview(page)
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset == bars)
    #expect(page.safeAreaInsets == .zero)
    view.contentSize.height = 200
    #expect(view.adjustedContentInset == .zero)
    #expect(page.safeAreaInsets == bars)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == bars)
    #expect(page.safeAreaInsets == .zero)
  }

  @Test func `follows what the view adds to its insets`() {
    view.contentSize = CGSize(width: 100, height: 800)
    let page = UIView(frame: rect(0, 0, 100, 800))
    view.addSubview(page)
    window.layoutIfNeeded()
    view.contentInsetAdjustmentBehavior = .never
    #expect(page.safeAreaInsets == bars)
    view.contentInsetAdjustmentBehavior = .always
    #expect(page.safeAreaInsets == .zero)
    view.contentSize.height = 200
    #expect(page.safeAreaInsets == .zero)
  }

  @Test func `is left to content that moves along the other axis alone`() {
    view.contentSize = CGSize(width: 400, height: 300)
    let page = UIView(frame: rect(100, 0, 100, 300))
    view.addSubview(page)
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset == .zero)
    #expect(page.safeAreaInsets == bars)
  }

  @Test func `does not follow a length that constraints may have follow the safe area`() {
    let page = UIView()
    view.place(page)
    let content = view.contentLayoutGuide
    page.pin(
      [.leading: 0, .top: 0, .trailing: 0, .bottom: 0, .width: 100, .height: 800], to: content)
    window.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 800))
    #expect(view.adjustedContentInset == bars)
    #expect(page.safeAreaInsets == bars)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == bars)
    #expect(page.safeAreaInsets == .zero)
  }
}
