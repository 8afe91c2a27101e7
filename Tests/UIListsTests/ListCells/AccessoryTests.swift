import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite(.columns) struct `The accessories of a list cell` {
  private func cell(
    _ width: CGFloat, _ height: CGFloat, _ accessories: [UICellAccessory], indentation: Int = 0
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: rect(0, 0, width, height))
    cell.accessories = accessories
    cell.indentationLevel = indentation
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    return cell
  }

  /// The frames of the content, and of the accessories from the leading edge on.
  private func frames(_ cell: UICollectionViewListCell) -> [CGRect] {
    let parts = cell.subviews.filter { $0 !== cell.contentView && !$0.isHidden }
    return [cell.contentView.frame] + parts.map(\.frame)
  }

  private func box(_ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: UIView(frame: rect(0, 0, 30, 20)), placement: placement))
  }

  // The places of the rooms are those that a port has recorded from UIKit; see ``AccessoryRoom``.

  @Test func `stand at the trailing edge in the order of the system`() {
    let cell = cell(320, 60, [.disclosureIndicator(), .checkmark()])
    #expect(
      frames(cell) == [
        rect(0, 0, 269.5, 60), rect(272, 21, 19, 18), rect(301.5, 23, 10.5, 14),
      ])
    #expect(cell.contentView.subviews[0].frame.minX == 16)
  }

  @Test func `stand at the leading edge while the list is edited`() {
    let cell = cell(
      320, 60, [.insert(displayed: .always), .delete(displayed: .always), .reorder()])
    #expect(
      frames(cell) == [rect(72, 0, 248, 60), rect(7, 17, 26, 26), rect(47, 17, 26, 26)])
    #expect(cell.contentView.subviews[0].frame.minX == 16)
  }

  @Test func `have a line before the control for moving`() {
    let cell = cell(320, 60, [.reorder(displayed: .always), .checkmark()])
    #expect(
      frames(cell) == [
        rect(0, 0, 247, 60), rect(249.5, 21, 19, 18), rect(286.5, 22.5, 27, 15),
        rect(279, 0, 1, 60),
      ])
  }

  @Test func `of the app's own have the usual room and follow the indentation`() {
    let cell = cell(260, 70, [box(.trailing()), box(.leading())], indentation: 2)
    #expect(
      frames(cell) == [rect(52, 0, 176, 70), rect(25, 25, 30, 20), rect(225, 25, 30, 20)])
  }

  @Test func `of the app's own stand where it wants them`() {
    let wide = UICellAccessory.customView(
      configuration: .init(
        customView: UIView(frame: rect(0, 0, 30, 20)), placement: .trailing(at: { $0.count }),
        reservedLayoutWidth: .actual))
    let cell = cell(320, 60, [.checkmark(), wide])
    #expect(
      frames(cell) == [rect(0, 0, 250, 60), rect(252.5, 21, 19, 18), rect(282, 20, 30, 20)])
  }

  @Test func `indent the content without leading ones`() {
    #expect(frames(cell(300, 90, [.checkmark()], indentation: 3))[0] == rect(30, 0, 238, 90))
  }

  @Test func `are mirrored, and labels have the width of their text`() {
    let cell = cell(320, 60, [.label(text: "1234")])
    #expect(frames(cell) == [rect(0, 0, 280, 60), rect(280, 22, 32, 16)])
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(frames(cell) == [rect(40, 0, 280, 60), rect(8, 22, 32, 16)])
  }

  @Test func `keep their room where they are hidden`() {
    let cell = cell(320, 60, [.checkmark(options: .init(isHidden: true))])
    #expect(frames(cell) == [rect(0, 0, 288, 60)])
  }

  @Test func `have the rows' margin in a list, whose cells they don't make lower than 44 points`() {
    let list = List(width: 390) { cell, text in
      cell.accessories = [.disclosureIndicator(), .delete()]
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    list.show(["one", "so many words that there are two lines of them"])
    let cells = list.cells
    #expect(cells.map(\.frame) == [rect(0, 0, 390, 44), rect(0, 44, 390, 54)])
    #expect(cells[0].contentView.frame == rect(0, 0, 363.5, 44))
    #expect(cells[1].contentView.subviews[0].frame == rect(16, 11, 304, 32))
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(cells[0].contentView.frame == rect(40, 0, 323.5, 44))
    #expect(cells[0].contentView.subviews[0].frame == rect(16, 14, 24, 16))
  }

  @Test func `stay at the edge where they are not indented`() {
    let cell = cell(320, 60, [.delete(displayed: .always)], indentation: 2)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(frames(cell) == [rect(52, 0, 268, 60), rect(7, 17, 26, 26)])
  }

  @Test func `come as a controller begins to edit, and show what is selected`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
    let cell = cell(320, 60, [.multiselect(displayed: .always)])
    func image() -> UIImage? { cell.subviews.compactMap { $0 as? UIImageView }.first?.image }
    let free = image()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(image() !== free && frames(cell) == [rect(32, 0, 288, 60), rect(7, 17, 26, 26)])
  }

  @Test func `are performed by a tap`() {
    var taps = 0
    let cell = cell(320, 60, [.delete(displayed: .always, actionHandler: { taps += 1 })])
    let button = cell.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func `leave the separator to the app's constraints`() {
    let cell = cell(320, 60, [])
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(8, 59.5, 312, 0.5))
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50).isActive = true
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(50, 59.5, 270, 0.5))
  }
}
