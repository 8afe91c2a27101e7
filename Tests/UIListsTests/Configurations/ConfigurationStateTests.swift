import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

extension UIConfigurationStateCustomKey {
  fileprivate static let flag = UIConfigurationStateCustomKey("flag")
}

@MainActor @Suite(.columns) struct `Cells that follow configurations` {
  private func rows(_ fillings: [(UITableViewCell) -> Void]) -> ConfiguredRows {
    let rows = ConfiguredRows(style: .plain)
    rows.fillings = fillings
    rows.show(on: screen(200, 400))
    return rows
  }

  @Test func `have the height of an app's own content view`() {
    let rows = rows([{ $0.contentConfiguration = Note(text: "20 columns are 160 wide") }])
    #expect(rows.frames(0) == [rect(0, 0, 200, 52), rect(0, 0, 200, 52), rect(20, 10, 160, 32)])
  }

  @Test func `keep a content view that can show another configuration`() {
    let cell = UITableViewCell()
    cell.contentConfiguration = Note(text: "a")
    let view = cell.contentView
    cell.contentConfiguration = Note(text: "b")
    #expect(cell.contentView === view && (view as? NoteView)?.label.text == "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView is UITableViewCellContentView)
    #expect(cell.contentView.superview === cell)
  }

  @Test func `update their content for a state, and tell their handler of it before a layout`() {
    var told: [Bool] = []
    let rows = rows([
      { cell in
        cell.contentConfiguration = Note(text: "a")
        cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
      }
    ])
    let cell = rows.tableView.visibleCells[0]
    #expect(told == [false])
    rows.tableView.selectRow(at: row(0), animated: false, scrollPosition: .none)
    rows.tableView.layoutIfNeeded()
    #expect(told == [false, true])
    #expect((cell.contentView as? NoteView)?.label.text == "a ✓")
    cell.automaticallyUpdatesContentConfiguration = false
    rows.tableView.deselectRow(at: row(0), animated: false)
    rows.tableView.layoutIfNeeded()
    #expect(told == [false, true, false])
    #expect((cell.contentView as? NoteView)?.label.text == "a ✓")
  }

  /// A cell with a state of its own.
  private final class FlagCell: UICollectionViewCell {
    var isFlagged = false { didSet { setNeedsUpdateConfiguration() } }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.flag] = isFlagged
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      contentConfiguration = Note(text: state[.flag] == AnyHashable(true) ? "flag" : "none")
    }
  }

  @Test func `have states of the app's own`() {
    let cell = FlagCell(frame: rect(0, 0, 100, 50))
    cell.layoutIfNeeded()
    #expect((cell.contentView as? NoteView)?.label.text == "none")
    cell.isFlagged = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? NoteView)?.label.text == "flag")
    #expect(cell.contentView.frame == rect(0, 0, 100, 50))
  }

  @Test func `are filled by their background but for its insets`() {
    let custom = UIView()
    let rows = rows([
      { cell in
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundInsets = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
        background.customView = custom
        background.cornerRadius = 10
        cell.backgroundConfiguration = background
      }
    ])
    let cell = rows.tableView.visibleCells[0]
    let background = cell.subviews[0]
    #expect(background is BackgroundView && background.frame == rect(0, 0, 200, 44))
    #expect(background.subviews.map(\.frame) == [rect(2, 1, 194, 40), rect(2, 1, 194, 40)])
    #expect(background.subviews[0].backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.subviews[0].layer.cornerRadius == 10)
    rows.tableView.selectRow(at: row(0), animated: false, scrollPosition: .none)
    rows.tableView.layoutIfNeeded()
    #expect(background.subviews[0].backgroundColor == .systemGray4)
    #expect(cell.backgroundConfiguration?.cornerRadius == 10)
    cell.backgroundConfiguration = nil
    #expect(background.superview == nil)
  }

  @Test func `keep a background's colour that the app has set`() {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isHighlighted = true
    #expect(background.updated(for: state) == background)
    #expect(
      UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state) == .clear())
  }

  @Test(arguments: [(18, 24, 4), (26, 36, 10)] as [(Int, CGFloat, CGFloat)])
  func `are headers as well`(version: Int, height: CGFloat, top: CGFloat) {
    let rows = ConfiguredRows(style: .plain)
    rows.fillings = [{ _ in }]
    rows.header = { header in
      var content = header.defaultContentConfiguration()
      content.text = "Title"
      header.contentConfiguration = content
    }
    rows.show(on: screen(200, 400, version: version))
    let header = rows.tableView.headerView(forSection: 0)
    #expect(header?.frame == rect(0, 22, 200, height))
    #expect(header?.contentView.frame == rect(0, 0, 200, height))
    #expect(header?.contentView.subviews.map(\.frame) == [rect(16, top, 40, 16)])
  }

  @Test func `are of other heights in grouped tables`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Title"
    #expect(UIListContentView(configuration: content).intrinsicContentSize.height == 38)
    content = .groupedFooter()
    content.text = "Title"
    #expect(UIListContentView(configuration: content).intrinsicContentSize.height == 30)
  }

  @Test func `size items of collections`() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: rect(0, 0, 200, 400), collectionViewLayout: list)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      var content = UIListContentConfiguration.cell()
      content.text = $2
      $0.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "so many words that they have two lines"])
    source.apply(snapshot, animatingDifferences: false)
    let window = openWindow(200, 400, around: view)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 200, 38), rect(0, 38, 200, 54)])
    #expect(view.visibleCells[1].contentView.subviews[0].frame == rect(16, 11, 152, 32))
  }

  @Test func `need no cell around a list's content view`() {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("a text that is broken", "b")
    let view = UIListContentView(configuration: content)
    let parent = parent(136, 300, [view])
    view.translatesAutoresizingMaskIntoConstraints = false
    view.pin([.leading: 0, .top: 0, .trailing: 0], to: parent)
    parent.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 136, 72))
    #expect(view.subviews.map(\.frame) == [rect(16, 11, 88, 32), rect(16, 45, 8, 16)])
  }
}
