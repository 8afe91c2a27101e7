import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// Runs the body on a screen of 2 pixels to a point with that text size.
@MainActor private func withTextSize(_ category: UIContentSizeCategory, _ body: () -> Void) {
  var configuration = ScreenConfiguration.initial
  configuration.traitCollection = UITraitCollection(
    idiom: .phone, displayScale: 2, preferredContentSizeCategory: category, textMetrics: .columns)
  UIScreen(configuration).perform(body)
}

@MainActor @Suite(.columns) struct `Text styles follow the user's text size` {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, "XS", CGFloat(31)), (.largeTitle, "L", 34),
    (.largeTitle, "AX5", 60),
    (.title1, "M", 27), (.title2, "XL", 24), (.title3, "AX1", 31), (.headline, "L", 17),
    (.body, "XS", 14), (.body, "XXXL", 23), (.body, "AX5", 53), (.callout, "AX4", 44),
    (.subheadline, "S", 13), (.footnote, "M", 12), (.caption1, "XXL", 16), (.caption2, "L", 11),
    (.caption2, "AX3", 29),
  ])
  func `as the guidelines' table has it`(style: UIFont.TextStyle, size: String, points: CGFloat)
    throws
  {
    let category = try #require(UIContentSizeCategory(abbreviation: size))
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == points)
  }

  @Test func `no style ever shrinks when the text size grows`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.ascending.map { style.pointSize(for: $0) }
      #expect(sizes == sizes.sorted(), "\(style.rawValue)")
      #expect(sizes.count == 12)
    }
  }

  @Test func `a label that adjusts takes the new size when the traits change`() {
    let label = UILabel()
    withTextSize(.large) {
      label.text = "abcd"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.pointSize == 17)
    }
    withTextSize(.accessibilityExtraExtraExtraLarge) {
      label.traitCollectionDidChange(nil)
      #expect(label.font.pointSize == 53)
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 50))
    }
    withTextSize(.large) {
      label.traitCollectionDidChange(nil)
      #expect(label.font.pointSize == 17)
      #expect(label.intrinsicContentSize == CGSize(width: 32, height: 16))
    }
  }

  @Test func `a label that does not adjust, or has a font of fixed size, stays as it is`() {
    let still = UILabel()
    withTextSize(.large) { still.font = .preferredFont(forTextStyle: .body) }
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 20)
    fixed.adjustsFontForContentSizeCategory = true
    withTextSize(.extraExtraLarge) {
      still.traitCollectionDidChange(nil)
      fixed.traitCollectionDidChange(nil)
    }
    #expect(still.font.pointSize == 17)
    #expect(fixed.font.pointSize == 20)
  }

  @Test func `buttons, text fields and text views adjust in the same way`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let button = UIButton(type: .system)
    button.setTitle("Submit", for: .normal)
    button.titleLabel?.font = font
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let field = UITextField()
    field.text = "Alice"
    field.font = font
    field.adjustsFontForContentSizeCategory = true
    let view = UITextView()
    view.font = font
    view.adjustsFontForContentSizeCategory = true
    withTextSize(.extraExtraExtraLarge) {
      for view in [button, field, view] { view.traitCollectionDidChange(UITraitCollection()) }
      // 23 points: a column is 10.82 wide and a row 21.65 tall.
      #expect(button.intrinsicContentSize == CGSize(width: 65, height: 34))
      #expect(field.intrinsicContentSize == CGSize(width: 54.5, height: 23))
      #expect(view.font?.pointSize == 23)
    }
  }

  @Test func `the screen's text size moves the layout`() {
    func configuration(_ category: UIContentSizeCategory) -> ScreenConfiguration {
      ScreenConfiguration(
        size: CGSize(width: 320, height: 480), scale: 2,
        traitCollection: UITraitCollection(
          idiom: .phone, displayScale: 2, preferredContentSizeCategory: category,
          textMetrics: .columns))
    }
    let window = UIScreen().perform { UIWindow(frame: rect(0, 0, 320, 480)) }
    let controller = UIViewController()
    let label = UILabel()
    let below = UILabel()
    label.text = "Alice"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    below.text = "Journey"
    for view in [label, below] { controller.view.place(view) }
    label.pin([.leading: 0, .top: 0], to: controller.view)
    below.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
    below.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    window.rootViewController = controller
    window.makeKeyAndVisible()

    window.apply(configuration(.large))
    // 34 points: a column is 16 wide, a row 32 tall, its baseline 24 from the top.
    #expect(label.frame == rect(0, 0, 80, 32))
    #expect(below.frame == rect(80, 12, 56, 16))
    window.apply(configuration(.accessibilityLarge))
    // 48 points: 22.59 wide, 45.18 tall, baseline at 33.88.
    #expect(label.frame == rect(0, 0, 113, 45.5))
    #expect(below.frame == rect(113, 22, 56, 16))
  }

  /// Source: <https://github.com/microsoft/fluentui-apple/pull/1644>, which has the rule.
  @Test func `a font of one's own scales with the height of a style's lines, to whole points`() {
    let body = UIFont.systemFont(ofSize: 17)
    withTextSize(.accessibilityExtraExtraExtraLarge) {
      let metrics = UIFontMetrics(forTextStyle: .largeTitle)
      // The lines of large titles grow from 41 to 70 points, those of body text from 22 to 62.
      #expect(metrics.scaledFont(for: body).pointSize == 29)
      #expect(UIFontMetrics.default.scaledFont(for: body).pointSize == 48)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(metrics.scaledFont(for: body, maximumPointSize: 25).pointSize == 25)
    }
    withTextSize(.extraExtraExtraLarge) {
      #expect(UIFontMetrics.default.scaledFont(for: body).pointSize == 22)
    }
    withTextSize(.large) {
      let font = UIFont.systemFont(ofSize: 16.5)
      #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 16.5)
    }
  }

  @Test func `a font scales to given traits`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let body = UIFont.systemFont(ofSize: 17)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: body, compatibleWith: traits).pointSize == 22)
    #expect(
      metrics.scaledFont(for: body, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
  }

  /// Source: <https://jaredsinclair.com/2024/03/02/scaled-metrics.html>
  @Test func `a length scales to whole pixels`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 3),
    ])
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(scaled - 16.333) < 0.001)
  }
}

@MainActor @Suite(.columns) struct `Lines of a text style` {
  /// Heights that Interface Builder wrote into public documents.
  @Test(arguments: [
    (UIFont.TextStyle.subheadline, 2, 3, CGFloat(38)), (.subheadline, 3, 3, 58),
    (.subheadline, 4, 3, 78), (.callout, 5, 3, 310 / 3.0), (.footnote, 2, 2, 34),
    (.subheadline, 1, 3, 18),
  ])
  func `are as far apart as the guidelines' table has it`(
    style: UIFont.TextStyle, lines: Int, scale: CGFloat, height: CGFloat
  ) {
    let label = label(lines, .preferredFont(forTextStyle: style))
    keepShowing(label.0, on: screen(390, 844, scale: scale, textMetrics: .device))
    #expect(abs(label.1.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func `are close together in a fixed font, and rows in columns`() {
    let fixed = label(2, .systemFont(ofSize: 15))
    let window = show(fixed.0, on: screen(390, 844, scale: 3, textMetrics: .device))
    #expect(fixed.1.intrinsicContentSize.height == 36)
    let rows = label(2, .preferredFont(forTextStyle: .body))
    let other = show(rows.0, on: screen(390, 844))
    #expect(rows.1.intrinsicContentSize.height == 32)
    withExtendedLifetime((window, other)) {}
  }

  @Test func `have the rest of the distance for their leading`() {
    let metrics = DeviceTextMetrics()
    let font = UIFont.preferredFont(forTextStyle: .body).measured(by: metrics)
    #expect(abs(font.lineHeight + font.leading - 22) < 0.001)
    #expect(UIFont.systemFont(ofSize: 17).measured(by: metrics).leading == 0)
  }

  private func label(_ lines: Int, _ font: UIFont) -> (UIViewController, UILabel) {
    let (controller, label) = (UIViewController(), UILabel())
    label.numberOfLines = 0
    label.font = font
    label.text = Array(repeating: "Tea", count: lines).joined(separator: "\n")
    controller.view.addSubview(label)
    return (controller, label)
  }
}

@Suite(.columns) struct `Text sizes are ordered` {
  @Test func `from extra small to the largest accessibility size`() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.large >= .large)
  }

  @Test func `the five largest are for accessibility`() {
    let names = UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory)
      .map(\.abbreviation)
    #expect(names == ["AX1", "AX2", "AX3", "AX4", "AX5"])
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func `each is found by its abbreviation`() {
    #expect(UIContentSizeCategory(abbreviation: "xxl") == .extraExtraLarge)
    #expect(UIContentSizeCategory(abbreviation: "AX4") == .accessibilityExtraExtraLarge)
    #expect(UIContentSizeCategory(abbreviation: "") == nil)
    #expect(UIContentSizeCategory(abbreviation: "huge") == nil)
  }
}
