import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct LayoutCheckAmbiguousTests {
  /// A page with a label in a scroll view, whose content has a size along the axes that are given.
  private func host(width: CGFloat?, height: CGFloat?) -> SceneHost {
    let controller = UIViewController()
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(page)
    let content = page.contentLayoutGuide
    if let width { content.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { content.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return SceneHost(screen: SimulatedScreen()) { controller }
  }

  @Test func `a scroll view is told and marked where its content has no size`() {
    func messages(_ width: CGFloat?, _ height: CGFloat?) -> [String] {
      host(width: width, height: height).messages(of: .ambiguous)
    }
    #expect(messages(nil, 50) == ["The scrollable content width of UIScrollView is ambiguous"])
    #expect(messages(50, nil) == ["The scrollable content height of UIScrollView is ambiguous"])
    #expect(messages(50, 50) == [])
    let both = host(width: nil, height: nil)
    #expect(
      both.messages(of: .ambiguous) == [
        "The scrollable content size of UIScrollView is ambiguous"
      ])
    #expect(both.snapshot.marked(by: .ambiguous).contains("view/UIScrollView"))
  }
}
