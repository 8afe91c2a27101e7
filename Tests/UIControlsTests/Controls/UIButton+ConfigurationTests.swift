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

@MainActor @Suite(.columns) struct `The attributes of a button's titles` {
  private func bold(_ size: CGFloat) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: size)
      return outgoing
    }
  }

  @Test func `are changed by a transformer`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.titleTextAttributesTransformer = bold(34)
    let button = UIButton(configuration: configuration)
    // Four columns of 16 points and a row of 32 in 34 points, and the insets of 12 and 7.
    #expect(button.intrinsicContentSize == CGSize(width: 88, height: 46))
    #expect(button.currentTitle == "Save" && button.titleLabel?.text == "Save")
    button.configuration?.title = "Go"
    #expect(button.intrinsicContentSize == CGSize(width: 56, height: 46))
    button.configuration?.titleTextAttributesTransformer = nil
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 30))
    button.configuration?.subtitle = "now"
    button.configuration?.subtitleTextAttributesTransformer = bold(34)
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 63))
  }

  @Test func `are the font and the colour to begin with, and those of the title itself`() {
    final class Seen: @unchecked Sendable { var sizes: [CGFloat?] = [] }
    let seen = Seen()
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Save")
    title += AttributedString(" all", attributes: AttributeContainer().font(.systemFont(ofSize: 9)))
    configuration.attributedTitle = title
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      seen.sizes.append($0.font?.pointSize)
      return $0
    }
    let button = UIButton(configuration: configuration)
    #expect(seen.sizes.prefix(2) == [17, 9])
    #expect(button.currentAttributedTitle?.string == "Save all")
  }

  @Test func `make configurations equal that have the same transformer`() {
    var (one, other) = (UIButton.Configuration.plain(), UIButton.Configuration.plain())
    one.titleTextAttributesTransformer = bold(20)
    other.titleTextAttributesTransformer = one.titleTextAttributesTransformer
    #expect(one == other)
    other.titleTextAttributesTransformer = bold(20)
    #expect(one != other)
  }

  @Test func `leave the size of a symbol to its own configuration`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(configuration.image?.applyingSymbolConfiguration(large))
    button.configuration?.preferredSymbolConfigurationForImage = large
    #expect(button.imageView?.image?.size == image.size)
    #expect(button.intrinsicContentSize.width == image.size.width + 24)
  }
}

@MainActor @Suite(.columns) struct `The title of a button` {
  /// A button of 100 points' width in a window.
  private func shown(_ button: UIButton) -> UIButton {
    let controller = UIViewController()
    let window = keepShowing(controller, on: screen(375, 667))
    controller.view.place(button)
    button.pin([.leading: 0, .top: 0], to: controller.view)
    button.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    return button
  }

  @Test func `with a configuration wraps, whatever its label is told`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that has three lines"
    let button = shown(UIButton(configuration: configuration))
    #expect(button.titleLabel?.numberOfLines == 0)
    // Lines of nine columns between insets of 12 and 7.
    #expect(button.frame == rect(0, 0, 100, 78))
    button.titleLabel?.numberOfLines = 2
    button.superview?.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.frame.height == 78)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.superview?.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.frame.height == 30)
    button.configuration?.subtitle = "and a longer subtitle"
    button.superview?.layoutIfNeeded()
    #expect(button.subtitleLabel?.numberOfLines == 0)
    #expect(button.frame.height == 79)
  }

  @Test(arguments: [(UIButton.ButtonType.system, 28), (.custom, 29)])
  func `without a configuration has the height of one line`(
    type: UIButton.ButtonType, height: CGFloat
  ) {
    let button = UIButton(type: type)
    button.setTitle("A title that has three lines", for: .normal)
    #expect(button.titleLabel?.numberOfLines == 1)
    button.titleLabel?.numberOfLines = 0
    #expect(shown(button).frame == rect(0, 0, 100, height))
    #expect(button.titleLabel?.numberOfLines == 0)
    let wrapping = UIButton(type: type)
    wrapping.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(wrapping.titleLabel?.numberOfLines == 0)
  }

  /// The title "abcd" of 32 points in a button of 100 x 28.
  @Test(
    arguments: [
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10), .center, rect(44, 6, 32, 16)),
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), .center, rect(39, 6, 32, 16)),
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), .left, rect(10, 6, 32, 16)),
      (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4), .right, rect(64, 6, 32, 16)),
      (UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40), .center, rect(40, 6, 20, 16)),
      (UIEdgeInsets(top: -4, left: 0, bottom: 4, right: 0), .center, rect(34, 2, 32, 16)),
    ] as [(UIEdgeInsets, UIControl.ContentHorizontalAlignment, CGRect)])
  func `has insets that move it, and take room from it or give it some`(
    insets: UIEdgeInsets, alignment: UIControl.ContentHorizontalAlignment, frame: CGRect
  ) {
    let button = UIButton(type: .system)
    button.setTitle("abcd", for: .normal)
    button.titleEdgeInsets = insets
    button.contentHorizontalAlignment = alignment
    button.frame = rect(0, 0, 100, 28)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == frame)
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 28))
  }

  @Test func `has more room than its button by negative insets`() {
    let button = UIButton(type: .system)
    button.setTitle("a longer title", for: .normal)
    button.frame = rect(0, 0, 60, 28)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == rect(0, 6, 60, 16))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -100)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 112)
  }
}
