import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite(.columns) struct `The size of a button's configuration` {
  private func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  @Test func `sets the insets and the font of a button that has the configuration`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    #expect(button.configuration?.contentInsets == insets(7, 12))
    // Four columns of 8 points and a row of 16, in 17 points.
    #expect(button.intrinsicContentSize == CGSize(width: 56, height: 30))
    button.configuration?.buttonSize = .large
    #expect(button.configuration?.contentInsets == insets(15, 20))
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 46))
    button.configuration?.buttonSize = .small
    #expect(button.configuration?.contentInsets == insets(5, 10))
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func `leaves insets that were set, until the default is asked for`() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = insets(1, 2)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == insets(1, 2))
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets(15, 20))
  }

  @Test func `has titles whose size follows the user's text size`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "now"
    let button = UIButton(configuration: configuration)
    let controller = UIViewController()
    let window = keepShowing(controller, on: screen(375, 667, textMetrics: .device))
    controller.view.addSubview(button)
    // Lines of 20.5 and 14.5 points with 1 between them and 7 around.
    #expect(button.intrinsicContentSize.height == 50)
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(button.intrinsicContentSize.height == 45.5)
    button.configuration?.subtitle = nil
    // What documents of Xcode 13 have, which drew them in this size.
    #expect(button.intrinsicContentSize.height == 31)
  }
}
