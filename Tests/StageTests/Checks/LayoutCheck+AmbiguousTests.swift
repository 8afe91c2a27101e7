import Foundation
import Testing
import UIKit

@testable import Stage

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
      both.messages(of: .ambiguous) == ["The scrollable content size of UIScrollView is ambiguous"])
    #expect(both.snapshot.marked(by: .ambiguous).contains("view/UIScrollView"))
  }

  /// A bar to the right of a box whose width a constraint with these attributes gives, and a dot
  /// without a vertical place.
  private func row(_ attributes: String) throws -> SceneHost {
    func view(_ name: String) -> String {
      """
      <view userLabel="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view>
      """
    }
    func length(_ name: String, _ attribute: String, _ more: String = "") -> String {
      """
      <constraint firstItem="\(name)" firstAttribute="\(attribute)" constant="40" \(more)
       id="\(name)-\(attribute)"/>
      """
    }
    func pin(_ name: String, _ attribute: String, to other: String, _ second: String) -> String {
      """
      <constraint firstItem="\(name)" firstAttribute="\(attribute)" secondItem="\(other)"
       secondAttribute="\(second)" id="\(name)-\(attribute)"/>
      """
    }
    let constraints = [
      pin("Box", "leading", to: "root", "leading"), pin("Box", "top", to: "root", "top"),
      length("Box", "width", attributes), length("Box", "height"),
      pin("Bar", "leading", to: "Box", "trailing"), pin("Bar", "top", to: "root", "top"),
      length("Bar", "width"), length("Bar", "height"),
      pin("Dot", "leading", to: "root", "leading"), length("Dot", "width"), length("Dot", "height"),
    ]
    return try DesignedScene(
      "<subviews>\(["Box", "Bar", "Dot"].map(view).joined())</subviews>"
        + "<constraints>\(constraints.joined())</constraints>"
    ).host
  }

  @Test func `what a placeholder constraint determines is left to code`() throws {
    let open = "The top of Dot could be otherwise"
    #expect(try row("").messages(of: .ambiguous) == [open])
    let host = try row("placeholder=\"YES\"")
    #expect(host.messages(of: .ambiguous) == [open])
    #expect(host.snapshot.view(at: "view/Box")?.ambiguous == ["width"])
    #expect(host.snapshot.view(at: "view/Bar")?.ambiguous == ["left"])
    #expect(
      try row("relation=\"greaterThanOrEqual\"").messages(of: .ambiguous) == [
        "The width of Box could be otherwise", "The left of Bar could be otherwise", open,
      ])
  }
}
