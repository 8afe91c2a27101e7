import Foundation
import Painting
import SceneFixtures
import UIKit

@testable import Stage

/// A scene that asks its surroundings for all that a screen decides: size, text size, measures,
/// direction, pixels, margins, and the time of animations.
final class BusyController: UIViewController, UITableViewDataSource {
  let heading = UILabel()
  let rows = UIStackView()
  let asker = Asker()
  let table = UITableView()
  let drawer = UIView()
  private(set) lazy var drawerWidth = drawer.widthAnchor.constraint(equalToConstant: 20.4)
  private var names = ["One", "Two", "A row whose name is long enough for a second line or more"]

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A heading of several words"
    heading.numberOfLines = 0
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.adjustsFontForContentSizeCategory = true
    rows.axis = .vertical
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    for view in [heading, rows, asker, table, drawer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let margins: UILayoutGuide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      heading.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.6),
      rows.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: heading.lastBaselineAnchor, multiplier: 1),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      asker.topAnchor.constraint(equalTo: heading.topAnchor),
      asker.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      table.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 7.3),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: drawer.topAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 30), drawerWidth,
    ])
    addRow("first")
  }

  func addRow(_ text: String) {
    let row = UILabel()
    row.text = text
    row.font = .preferredFont(forTextStyle: .body)
    rows.addArrangedSubview(row)
  }

  func insertName(_ name: String) {
    names.insert(name, at: 1)
    table.reloadData()
  }

  func openDrawer() {
    UIView.animate(withDuration: 0.4) {
      self.drawerWidth.constant = 160.7
      self.view.layoutIfNeeded()
    }
  }

  func ask(theImpossible name: String) {
    let other = drawer.heightAnchor.constraint(equalToConstant: 31)
    other.identifier = name
    other.isActive = true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A view whose size is made of what code asks that has no view at hand.
final class Asker: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIScreen.main.bounds.width / 8 + UIScreen.main.scale,
      height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}

/// Somebody who takes a busy scene through the same steps as everybody else, one at a time, and
/// writes down what is there after each.
final class Player {
  private let name: String
  private let host: SceneHost
  private var controller: BusyController
  private var step = 0
  private(set) var records: [String] = []

  init(_ name: String, on screen: SimulatedScreen) {
    self.name = name
    let controller = BusyController()
    self.controller = controller
    host = SceneHost(screen: screen, animates: true) { controller }
    record()
  }

  static let stepCount = 13

  func takeStep() {
    switch step {
    case 0: change(animated: true) { $0.rotate() }
    case 1: host.advanceAnimations(by: 0.15)
    case 2: host.change { controller.heading.text = "Another heading, of \(name)" }
    case 3: host.change { controller.addRow("added to \(name)") }
    case 4: host.change { controller.insertName("inserted") }
    case 5: host.change { controller.openDrawer() }
    case 6: host.advanceAnimations(by: 0.1)
    case 7: host.change { controller.ask(theImpossible: "impossible for \(name)") }
    case 8: host.change { _ = UIImage(named: "picture of \(name)") }
    case 9: change { _ = ScreenChoice.textSize.step(&$0, by: 2) }
    case 10: change { $0.direction = $0.direction == .leftToRight ? .rightToLeft : .leftToRight }
    case 11: change { $0.textMetrics = $0.textMetrics == nil ? .columns : nil }
    default:
      // Nobody says here on which screen this is done.
      controller.heading.text = "The end"
      controller.ask(theImpossible: "also impossible for \(name)")
      controller.view.layoutIfNeeded()
      host.finishAnimations()
      host.change {}
    }
    step += 1
    record()
  }

  private func change(animated: Bool = false, _ change: (inout SimulatedScreen) -> Void) {
    var screen = host.screen
    change(&screen)
    host.apply(screen, animated: animated)
  }

  private func record() {
    let snapshot = host.snapshot
    let views = zip(snapshot.views, host.shownPlaces()).map { view, shown in
      "\(view.path.text) \(view.frame) \(view.solvedFrame) shown \(shown.frame)"
    }
    let addresses = /0x[0-9a-f]+/
    records.append(
      """
      after step \(step)
      \(views.joined(separator: "\n"))
      \(host.messages.map { $0.text.replacing(addresses, with: "0x") }.joined(separator: "\n"))
      \(host.isAnimating) \(host.shownScreenSize)
      \(snapshot.problems.map(\.message))
      \(ViewPainter.paint(host, in: Viewport(screenSize: snapshot.screen.size)).text)
      """)
  }
}
