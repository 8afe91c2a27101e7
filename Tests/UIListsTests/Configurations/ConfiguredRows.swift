import AutoLayout
import Foundation
import LayoutFixtures

@testable import UILists

/// A table of one section whose rows are filled by closures.
final class ConfiguredRows: UITableViewController {
  var fillings: [(UITableViewCell) -> Void] = []
  var header: ((UITableViewHeaderFooterView) -> Void)?
  private var window: UIWindow?

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    fillings.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fillings[path.row](cell)
    return cell
  }
  override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header.map {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      $0(view)
      return view
    }
  }

  func show(on screen: ScreenConfiguration) {
    guard let window else {
      window = keepShowing(self, on: screen)
      return
    }
    window.apply(screen)
    window.layoutIfNeeded()
  }

  /// The frames of the row, its content view, and what that shows.
  func frames(_ row: Int) -> [CGRect] {
    let cell = tableView.visibleCells[row]
    return [cell.frame, cell.contentView.frame] + cell.contentView.subviews.map(\.frame)
  }
}

/// A configuration of the app's own: a label between margins, placed by constraints.
struct Note: UIContentConfiguration {
  var text: String
  var isChosen = false

  func makeContentView() -> any UIView & UIContentView { NoteView(self) }
  func updated(for state: any UIConfigurationState) -> Note {
    var copy = self
    copy.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
    return copy
  }
}

final class NoteView: UIView, UIContentView {
  let label = UILabel()
  var configuration: any UIContentConfiguration { didSet { configure() } }

  init(_ note: Note) {
    configuration = note
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.pin([.leading: 20, .top: 10, .trailing: -20, .bottom: -10], to: self)
    configure()
  }

  required init?(coder: NSCoder) { nil }

  private func configure() {
    guard let note = configuration as? Note else { return }
    label.text = note.isChosen ? note.text + " ✓" : note.text
  }
}
