import Foundation
import TennielTesting
import Testing
import UIKit

/// A box of 800 points where the width is compact, and of 300 where it is regular.
private final class ClassController: UIViewController {
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor), width,
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    width.constant = traitCollection.horizontalSizeClass == .compact ? 800 : 300
  }
}

@Suite struct `Problems at every width` {
  /// A box that is 20 points from both sides, and of at least 300 points.
  private func screen() throws -> TestScreen {
    try TestScreen { view in
      let box = view.addFree("box")
      let trailing = box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
      trailing.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 300), trailing,
      ])
    }
  }

  @Test func `are told with the widths at which they are`() throws {
    let screen = try screen()
    try screen.checkLayout(width: 320...1366)
    #expect(
      try complaint { try screen.checkLayout(width: 280...1366) } == """
        1 problem at widths 280 to 1366 of Free size, 400 x 400 points, compact x compact:
          box reaches 40 points beyond the right of the screen, at 280 to 319
        """)
    try screen.checkLayout(width: 280...1366, ignoring: [.offScreen])
    #expect(
      try complaint { try screen.checkLayout(height: 40...60) } == """
        1 problem at heights 40 to 60 of Free size, 400 x 400 points, compact x compact:
          box reaches 10 points beyond the bottom of the screen, at 40 to 49
        """)
    // The screen is what it was.
    #expect(try screen.frame(of: "box") == CGRect(x: 20, y: 0, width: 360, height: 50))
  }

  @Test func `are those of the size classes that a window of the width has`() throws {
    let screen = try TestScreen(ClassController())
    #expect(
      try complaint { try screen.checkLayout(width: 320...1366) }
        .contains("box reaches 480 points beyond the right of the screen, at 320 to 659"))
  }

  @Test func `are looked for at each text size`() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Wonderland"
    let screen = try TestScreen { $0.add("title", 0, 0, 100, 80, label) }
    try screen.checkLayout(width: 320...400, textSizes: [.small, .large])
    #expect(
      try complaint {
        try screen.checkLayout(width: 320...400, textSizes: [.large, .accessibilityLarge])
      }
      .contains("  The text \"Wonderland\" of title is cut short, at 320 to 400"))
  }

  @Test func `are not looked for where the size is the test's`() throws {
    let alone = try TestScreen(UILabel(), width: 100)
    #expect(
      try complaint { try alone.checkLayout(width: 100...200) }
        == "a view alone is as wide and as high as the test says: show it in a controller to check "
        + "other sizes")
    #expect(
      try complaint { try screen().checkLayout(width: 0...200) }
        == "screens have sides of 1 to 4096 points, not 0...200")
  }
}
