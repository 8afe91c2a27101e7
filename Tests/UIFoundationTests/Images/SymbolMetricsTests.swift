@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// The figures are those that UIKit printed for symbol images, as they were published.
@MainActor @Suite struct `A symbol` {
  private typealias Configuration = UIImage.SymbolConfiguration

  /// A symbol made on a screen of this scale and text size.
  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, scale: CGFloat = 2,
    category: UIContentSizeCategory = .large
  ) throws -> UIImage {
    let traits = UITraitCollection(displayScale: scale, preferredContentSizeCategory: category)
    var image: UIImage?
    traits.performAsCurrent { image = UIImage(systemName: name, withConfiguration: configuration) }
    return try #require(image)
  }

  private func expect(
    _ image: UIImage, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    baseline: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = [
      image.size.width, image.size.height, image.alignmentRectInsets.top,
      image.alignmentRectInsets.bottom, image.baselineOffsetFromBottom ?? .nan,
    ]
    let expected = [width, height, top, bottom, baseline]
    #expect(
      zip(found, expected).allSatisfy { abs($0 - $1) < 0.005 }, "\(found)",
      sourceLocation: sourceLocation)
    #expect(image.alignmentRectInsets.left == 0 && image.alignmentRectInsets.right == 0)
  }

  @Test func `has the size, alignment insets and baseline that UIKit prints`() throws {
    expect(
      try symbol("person", category: .extraSmall), 19, 17.5, top: -1, bottom: -1.5, baseline: 2.5)
    expect(try symbol("play.circle.fill"), 20, 19, top: -0.5, bottom: -0.5, baseline: 3.5)
    expect(
      try symbol(
        "chevron.compact.down", Configuration(pointSize: 64, weight: .light, scale: .medium),
        scale: 3), 70.333, 25.667, top: -25, bottom: -25.667, baseline: -10.333)
  }

  @Test func `in a circle lies in the middle of its line, as on screens of iOS 17 and 18`() throws {
    let insets = try symbol("checkmark.circle.fill", scale: 3).alignmentRectInsets
    #expect(abs(insets.top + 2.0 / 3) < 0.005 && abs(insets.bottom + 2.0 / 3) < 0.005)
  }

  @Test func `beside text of a style is as large as that text in its scale`() throws {
    let body = Configuration(textStyle: .body, scale: .large)
    let small = try symbol("person", body, category: .extraSmall)
    expect(small, 20.5, 19.5, top: 1.5, bottom: 1, baseline: 4.5)
    #expect(small.size == (try symbol("person", Configuration(pointSize: 14, scale: .large)).size))
  }

  @Test func `beside text of a style follows the user's text size and screen's pixels`() throws {
    let view = UIImageView(
      image: UIImage(systemName: "person", withConfiguration: Configuration(textStyle: .body)))
    view.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.pin([.leading: 0, .bottom: 0], to: controller.view)
    let window = show(controller, on: screen(375, 667))
    #expect(view.frame == rect(0, 648, 19, 17.5))
    window.apply(screen(375, 667, category: .accessibilityExtraExtraExtraLarge))
    // Text of 53 points has a descender of 13, and the symbol 7.5 below the baseline.
    #expect(view.frame == rect(0, 607, 58.5, 54.5))
    #expect(view.intrinsicContentSize == CGSize(width: 58.5, height: 63.5))
    window.apply(screen(375, 667, scale: 3))
    #expect(view.frame.width == 19)
    #expect(abs(view.frame.height - 17.667) < 0.005)
  }

  @Test func `keeps alignment insets that were given to it`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: try symbol("star").withAlignmentRectInsets(insets))
    view.preferredSymbolConfiguration = Configuration(pointSize: 40)
    #expect(view.alignmentRectInsets == insets)
  }

  /// A frame of a public Interface Builder document.
  @Test func `has the size that a document gives its view`() throws {
    #expect(try symbol("arrow.right").size == CGSize(width: 19.5, height: 15))
  }

  @Test func `has the size of others in circles, filled or not`() throws {
    let expected = try symbol("play.circle.fill").size
    for name in ["circle", "plus.circle", "xmark.circle.fill", "person.circle", "info.circle"] {
      #expect(try symbol(name).size == expected, "\(name)")
    }
    #expect(try symbol("person.fill").size == symbol("person").size)
  }

  @Test func `takes from a configuration what that specifies`() throws {
    let small = Configuration(pointSize: 10, scale: .small)
    #expect(Configuration.unspecified.applying(small) == small)
    #expect(small.applying(.unspecified) == small)
    #expect(small.applying(nil) == small)
    #expect(
      small.applying(Configuration(scale: .large)) == Configuration(pointSize: 10, scale: .large))
    #expect(
      small.applying(Configuration(weight: .bold))
        == Configuration(pointSize: 10, weight: .bold, scale: .small))
    #expect(Configuration(font: .systemFont(ofSize: 10), scale: .small) == small)
    let star = try symbol("star", Configuration(pointSize: 34))
    #expect(star.symbolConfiguration == Configuration(pointSize: 34))
    let large = try #require(star.applyingSymbolConfiguration(Configuration(scale: .large)))
    #expect(large.symbolConfiguration == Configuration(pointSize: 34, scale: .large))
    #expect(large.size.width > 1.3 * star.size.width)
    #expect(star.withConfiguration(.unspecified).size == UIImage(systemName: "star")?.size)
  }

  @Test func `alone has a baseline and a configuration`() {
    let image = UIImage()
    #expect(!image.isSymbolImage)
    #expect(image.baselineOffsetFromBottom == nil)
    #expect(image.symbolConfiguration == nil)
    #expect(image.applyingSymbolConfiguration(Configuration(pointSize: 9)) == nil)
    #expect(image.withConfiguration(Configuration(pointSize: 9)) === image)
  }

  @Test func `is as high in constraints as a line of its text, and its view as the image`() throws {
    let view = UIImageView(image: try symbol("play.circle.fill"))
    let root = parent(200, 100, [view])
    view.pin([.leading: 10, .top: 30], to: root)
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(view.alignmentRect(forFrame: view.frame).height == 20)
    #expect(view.frame.size == CGSize(width: 20, height: 19))
  }

  @Test func `stands on the baseline of the text beside it`() throws {
    let (view, label) = (UIImageView(image: try symbol("person")), UILabel())
    label.text = "Alice"
    let controller = UIViewController()
    for item in [view, label] { controller.view.place(item) }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
    ])
    keepShowing(controller, on: screen(375, 667, textMetrics: .device))
    let baseline = label.frame.minY + UIFont.systemFont(ofSize: 17).ascender
    #expect(abs(view.frame.maxY - 2.5 - baseline) <= 0.5)
    #expect(label.frame.minX == 27)
    view.removeFromSuperview()
  }

  @Test func `without a configuration of its own takes that which its view prefers`() throws {
    let view = UIImageView()
    view.preferredSymbolConfiguration = Configuration(pointSize: 34)
    view.image = try symbol("person", Configuration(scale: .large))
    let whole = try symbol("person", Configuration(pointSize: 34, scale: .large))
    #expect(view.sizeThatFits(.zero) == whole.size)
    view.image = try symbol("person", Configuration(pointSize: 17))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 19, height: 17.5))
    view.image = try symbol("person")
    view.preferredSymbolConfiguration = nil
    #expect(view.sizeThatFits(.zero) == CGSize(width: 19, height: 17.5))
  }

  @Test func `of another size moves what stands beside its view`() throws {
    let (view, next) = (UIImageView(image: try symbol("person")), UIView())
    let root = parent(200, 100, [view, next])
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(next.frame.minX == 19)
    view.preferredSymbolConfiguration = Configuration(pointSize: 34)
    root.layoutIfNeeded()
    #expect(next.frame.minX == 38)
  }
}
