import Cassowary
import Foundation
import TennielTesting
import Testing
import UIKit

/// Compiles the examples in the documentation of the types that people meet first, and holds what
/// the examples lay out to lengths that are worked out by hand, in points.
///
/// An example stands between two comments, of which the first names the file of the type.
@Suite struct `The example in the documentation of` {
  @Test func `each type is the code that is compiled here`() throws {
    let examples = try TypeExample.all(in: #filePath)
    #expect(
      examples.map(\.type) == [
        "TestScreen", "Solver", "UIView", "UIStackView", "NSLayoutConstraint", "UILayoutGuide",
        "UILabel", "UIScrollView", "UITableView", "UIViewController",
      ])
    for example in examples {
      let blocks = try example.documented()
      #expect(blocks.count == 1, "\(example.path) has \(blocks.count) examples, not one")
      guard let documented = blocks.first, documented != example.lines else { continue }
      Issue.record(
        """
        the example of \(example.path) differs (- documentation, + test):
        \(example.differences(from: documented))
        """)
    }
  }

  @Test func `TestScreen tells frames, problems and the picture of a controller`() throws {
    // example: Sources/TennielTesting/TestScreen.swift
    let screen = try TestScreen(ProfileViewController(), .device("iPhone 7 Plus"))
    #expect(try screen.frame(of: "avatarView") == CGRect(x: 16, y: 20, width: 382, height: 300))
    #expect(screen.problems.isEmpty)
    try screen.check(golden: "profile")
    // end of the example
    // A phone on its side has no status bar.
    screen.rotate()
    #expect(try screen.frame(of: "avatarView") == CGRect(x: 16, y: 0, width: 704, height: 300))
  }

  @Test func `Solver meets what is required, and a wish as far as that is possible`() throws {
    // example: Sources/Cassowary/Solver/Solver.swift
    var solver = Solver()
    let x = solver.makeVariable()
    let width = solver.makeVariable(restricted: true)
    try solver.add(Constraint(x + width, .equal, 320))
    try solver.add(Constraint(width, .equal, 100, priority: Priority(250)!))
    let position = solver.value(of: x)  // 220
    // end of the example
    #expect(position == 220)
    #expect(solver.value(of: width) == 100)
    // What is required wins over the wish: width = 320 - 240.
    try solver.add(Constraint(x, .equal, 240))
    #expect(solver.value(of: width) == 80)
  }

  @Test func `UIView keeps its frame, and places another view by constraints`() {
    // example: Sources/UIViews/Views/UIView.swift
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 280, height: 120))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
    // end of the example
    card.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 40, width: 280, height: 120))
    #expect(badge.frame == CGRect(x: 248, y: 8, width: 24, height: 24))
    card.frame.size.width = 200
    card.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 168, y: 8, width: 24, height: 24))
  }

  @Test func `UIViewController has a label below the status bar`() throws {
    let screen = try TestScreen(
      HelloViewController(), .size(width: 320, height: 480), .textMetrics(.columns))
    // Five columns of 8 points, below a status bar of 20.
    #expect(try screen.frame(of: "label") == CGRect(x: 140, y: 20, width: 40, height: 16))
    try screen.set(.bars([]))
    #expect(try screen.frame(of: "label") == CGRect(x: 140, y: 0, width: 40, height: 16))
    #expect(screen.problems.isEmpty)
  }

  @Test func `UIStackView arranges two lines beside a picture`() throws {
    // example: Sources/AutoLayout/Stack/UIStackView.swift
    let (name, place) = (UILabel(), UILabel())
    name.text = "Alice"
    place.text = "Wonderland"
    let lines = UIStackView(arrangedSubviews: [name, place])
    lines.axis = .vertical
    lines.spacing = 4
    let avatar = UIView()
    avatar.widthAnchor.constraint(equalToConstant: 48).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 48).isActive = true
    let row = UIStackView(arrangedSubviews: [avatar, lines])
    row.alignment = .center
    row.spacing = 12
    // end of the example
    let screen = try TestScreen(row, width: 320, .textMetrics(.columns))
    #expect(try screen.frame(of: row).size == CGSize(width: 320, height: 48))
    #expect(try screen.frame(of: avatar) == CGRect(x: 0, y: 0, width: 48, height: 48))
    // Two lines of 16 points with 4 between them are 36 high, in the middle of 48.
    #expect(try screen.frame(of: lines) == CGRect(x: 60, y: 6, width: 260, height: 36))
    #expect(try screen.frame(of: name) == CGRect(x: 0, y: 0, width: 260, height: 16))
    #expect(try screen.frame(of: place) == CGRect(x: 0, y: 20, width: 260, height: 16))
    // A hidden line takes no room, and no spacing.
    place.isHidden = true
    #expect(try screen.frame(of: lines) == CGRect(x: 60, y: 16, width: 260, height: 16))
    #expect(screen.problems.isEmpty)
  }

  @Test func `NSLayoutConstraint wants a width, within a limit`() throws {
    let screen = try TestScreen(UIViewController(), .size(width: 320, height: 480))
    let view = try #require(screen.controller.view)
    // example: Sources/CoreAutoLayout/Constraints/NSLayoutConstraint.swift
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ])
    // end of the example
    #expect(try screen.frame(of: box) == CGRect(x: 16, y: 16, width: 288, height: 144))
    try screen.resize(width: 500)
    #expect(try screen.frame(of: box) == CGRect(x: 50, y: 16, width: 400, height: 200))
    width.constant = 200
    #expect(try screen.frame(of: box) == CGRect(x: 150, y: 16, width: 200, height: 100))
    #expect(screen.problems.isEmpty)
  }

  @Test func `UILayoutGuide keeps a picture and a label in the middle of a view`() throws {
    let screen = try TestScreen(
      UIViewController(), .size(width: 320, height: 480), .textMetrics(.columns))
    let view = try #require(screen.controller.view)
    let (icon, label) = (UIView(), UILabel())
    label.text = "Wonderland"
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 40).isActive = true
    for part in [icon, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    // example: Sources/UIViews/Guides/UILayoutGuide.swift
    let group = UILayoutGuide()
    view.addLayoutGuide(group)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: group.trailingAnchor),
      icon.topAnchor.constraint(equalTo: group.topAnchor),
      icon.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      label.centerYAnchor.constraint(equalTo: group.centerYAnchor),
      group.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      group.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    // end of the example
    // The icon, 8 points and ten columns of 8 points are 128 wide.
    #expect(try screen.frame(of: icon) == CGRect(x: 96, y: 220, width: 40, height: 40))
    #expect(try screen.frame(of: label) == CGRect(x: 144, y: 232, width: 80, height: 16))
    #expect(group.layoutFrame == CGRect(x: 96, y: 220, width: 128, height: 40))
    #expect(group.owningView === view)
    #expect(view.subviews == [icon, label])
    #expect(screen.problems.isEmpty)
  }

  @Test func `UILabel breaks a text into lines, in the size that the user prefers`() throws {
    // example: Sources/UIControls/Content/UILabel.swift
    let label = UILabel()
    label.text = "Down the rabbit hole"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    // end of the example
    let screen = try TestScreen(label, .textMetrics(.columns))
    #expect(try screen.frame(of: label).size == CGSize(width: 160, height: 16))
    // Twelve columns have room for "rabbit hole", ten only for "rabbit".
    try screen.resize(width: 96)
    #expect(try screen.frame(of: label).size == CGSize(width: 96, height: 32))
    try screen.resize(width: 80)
    #expect(try screen.frame(of: label).size == CGSize(width: 80, height: 48))
    // Both sizes of body text are in Apple's table of text styles.
    #expect(label.font.pointSize == 17)
    try screen.set(.textSize(.accessibilityLarge))
    #expect(label.font.pointSize == 33)
  }

  @Test func `UIScrollView scrolls content that is as wide as the view`() throws {
    let content = UIView()
    content.heightAnchor.constraint(equalToConstant: 500).isActive = true
    // example: Sources/UIViews/Scrolling/UIScrollView.swift
    let scrollView = UIScrollView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let (edges, visible) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: edges.topAnchor),
      content.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
      content.widthAnchor.constraint(equalTo: visible.widthAnchor),
    ])
    // end of the example
    let screen = try TestScreen(scrollView, width: 320, height: 200)
    #expect(try screen.frame(of: content) == CGRect(x: 0, y: 0, width: 320, height: 500))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 500))
    scrollView.contentOffset.y = 300
    #expect(try screen.frame(of: content, in: .window).minY == -300)
    #expect(try screen.frame(of: content).minY == 0)
  }

  @Test func `UITableView lists names`() throws {
    // example: Sources/UILists/Tables/UITableView.swift
    final class Characters: NSObject, UITableViewDataSource {
      let names = ["Alice", "White Rabbit", "Cheshire Cat"]
      func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { names.count }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
        cell.textLabel?.text = names[path.row]
        return cell
      }
    }
    let characters = Characters()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = characters
    // end of the example
    let screen = try TestScreen(table, width: 320, height: 480)
    #expect(table.numberOfRows(inSection: 0) == 3)
    // A row with one line is 44 points high.
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(try screen.frame(of: cell) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(cell.textLabel?.text == "White Rabbit")
    #expect(table.contentSize == CGSize(width: 320, height: 132))
  }
}

/// The controller whose screen the example of TestScreen tests.
private final class ProfileViewController: UIViewController {
  let avatarView = UIView()
  let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    avatarView.backgroundColor = .systemGray
    nameLabel.text = "Alice"
    for part in [avatarView, nameLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      avatarView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      avatarView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      avatarView.heightAnchor.constraint(equalToConstant: 300),
      nameLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 16),
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}

// example: Sources/UIViews/Controllers/UIViewController.swift
final class HelloViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}
// end of the example
