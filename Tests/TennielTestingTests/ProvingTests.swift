import Foundation
import TennielTesting
import Testing
import UIKit

@MainActor
@Suite struct `A rule that a test states` {
  /// A button that is 20 points from both sides, with a label below it.
  private func screen() throws -> TestScreen {
    try TestScreen { view in
      let (ok, title) = (UIView(), UILabel())
      title.text = "Wonderland"
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      for (view, name) in [(ok, "ok"), (title, "title")] {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      view.addSubview(ok)
      view.addSubview(title)
      NSLayoutConstraint.activate([
        ok.topAnchor.constraint(equalTo: view.topAnchor),
        ok.heightAnchor.constraint(equalToConstant: 50),
        ok.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ok.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        title.topAnchor.constraint(equalTo: ok.bottomAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: ok.leadingAnchor),
      ])
    }
  }

  @Test func `holds, or is told with its values`() throws {
    let screen = try screen()
    try screen.prove("ok.height >= 44")
    try screen.prove("gap(ok, title) == 8")
    #expect(
      try complaint { try screen.prove("ok.height  >=  60") } == """
        ok.height >= 60 does not hold on Free size, 400 x 400 points, compact x compact:
          ok.height is 50, expected 60 or more
        """)
    #expect(screen.problems.isEmpty)
  }

  @Test func `holds at every width, or is told with the widths`() throws {
    let screen = try screen()
    try screen.prove("ok.width == width - 40", width: 320...1366)
    #expect(
      try complaint { try screen.prove("ok.width >= 300", width: 320...1366) } == """
        ok.width >= 300 does not hold at widths 320 to 1366 of Free size, 400 x 400 points, compact \
        x compact:
          ok.width is 280, expected 300 or more, at 320 to 339
        """)
    #expect(
      try complaint { try screen.prove("ok.bottom <= height", height: 10...60) } == """
        ok.bottom <= height does not hold at heights 10 to 60 of Free size, 400 x 400 points, \
        compact x compact:
          ok.bottom is 50, expected 10 (height) or less, at 10 to 49
        """)
    #expect(
      try complaint { try screen.prove("ok.right <= 500", width: 320...1366) } == """
        ok.right <= 500 does not hold at widths 320 to 1366 of Free size, 400 x 400 points, compact \
        x compact:
          ok.right is 501, expected 500 or less, at 521 to 1366; worst at 1366: ok.right is 1346, \
        expected 500 or less
        """)
    // The screen is what it was.
    #expect(try screen.frame(of: "ok") == CGRect(x: 20, y: 0, width: 360, height: 50))
  }

  @Test func `holds at each text size`() throws {
    let screen = try screen()
    try screen.prove("title.height <= 30", textSizes: [.small, .large])
    #expect(
      try complaint {
        try screen.prove("title.height <= 30", textSizes: [.large, .accessibilityLarge])
      } == """
        title.height <= 30 does not hold on Free size, 400 x 400 points, compact x compact, text AX2:
          title.height is 39.5, expected 30 or less
        """)
    #expect(
      try complaint {
        try screen.prove(
          "title.height <= 30", width: 320...330, textSizes: [.large, .accessibilityLarge])
      }
      .hasSuffix("\n  title.height is 39.5, expected 30 or less, at 320 to 330"))
  }

  @Test func `says what can't be read or found`() throws {
    let screen = try screen()
    #expect(
      try complaint { try screen.prove("ok.hight >= 44") } == """
        the rule can't be read: 'hight' is no edge; nearest: right, height
          ok.hight >= 44
             ^
        """)
    #expect(
      try complaint { try screen.prove("\"日本\".hight >= 44") }.hasSuffix(
        "\n  \"日本\".hight >= 44\n         ^"))
    #expect(
      try complaint { try screen.prove("titel.left >= 4") }
        == "no view is called \"titel\"; nearest: title")
    #expect(
      try complaint { try screen.prove("ok.left >= 4", width: 1...2, height: 1...2) }
        == "a rule is proved for a range of widths or of heights, not of both")
    #expect(
      try complaint { try screen.prove("ok.left >= 4", width: 0...200) }
        == "screens have sides of 1 to 4096 points, not 0...200")
    try screen.view("title").isHidden = true
    #expect(
      try complaint { try screen.prove("title.left >= 4") }
        == "title.left >= 4 proves nothing on Free size, 400 x 400 points, compact x compact: title "
        + "is hidden")
    #expect(
      try complaint { try screen.prove("visible(ok, title)") }
        .hasSuffix("\n  title is hidden, expected to be visible"))
  }
}
