import AutoLayout
import Foundation
import Testing

@testable import UILists

/// Two rows with the same accessory, whose table tells what is tapped.
private final class Rows: UITableViewController {
  var accessory = UITableViewCell.AccessoryType.none
  var lines: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("row \(indexPath.row)")
  }

  override func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    lines.append("accessory \(path.row)")
  }
}

@MainActor struct `Accessories of rows` {
  /// What a tap into the middle and one onto the accessory of the second row do.
  private func taps(_ accessory: UITableViewCell.AccessoryType) throws -> (
    lines: [String], selected: IndexPath?
  ) {
    let rows = Rows(style: .plain)
    rows.accessory = accessory
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = rows
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = try #require(rows.tableView.cellForRow(at: row(1)))
    let part = try #require(cell.accessoryPart)
    #expect(window.sendTap(at: cell.convert(CGPoint(x: part.frame.midX, y: 1), to: window)))
    let selected = rows.tableView.indexPathForSelectedRow
    #expect(window.sendTap(at: cell.convert(CGPoint(x: 20, y: 1), to: window)))
    return (rows.lines, selected)
  }

  @Test(arguments: [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton])
  func `that are buttons are tapped without a selection of the row`(
    type: UITableViewCell.AccessoryType
  ) throws {
    let found = try taps(type)
    #expect(found.lines == ["accessory 1", "row 1"])
    #expect(found.selected == nil)
  }

  @Test(arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark])
  func `that are marks belong to the row`(type: UITableViewCell.AccessoryType) throws {
    let found = try taps(type)
    #expect(found.lines == ["row 1", "row 1"])
    #expect(found.selected == row(1))
  }
}
