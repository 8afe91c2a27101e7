import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite struct `Rows with configurations` {
  private typealias Maker = (UITableViewCell) -> UIListContentConfiguration

  private func rows(
    _ contents: [Maker], width: CGFloat = 375, version: Int = 18,
    metrics: AnyTextMetrics = .device, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    category: UIContentSizeCategory = .large, accessory: UITableViewCell.AccessoryType = .none
  ) -> ConfiguredRows {
    let rows = ConfiguredRows(style: .plain)
    rows.fillings = contents.map { make in
      { cell in
        cell.accessoryType = accessory
        cell.contentConfiguration = make(cell)
      }
    }
    rows.show(
      on: screen(
        width, 600, direction: direction, category: category, textMetrics: metrics, version: version
      ))
    return rows
  }

  private func content(
    _ text: String?, _ secondary: String? = nil, _ image: UIImage? = nil,
    in start: @escaping @MainActor () -> UIListContentConfiguration = UIListContentConfiguration
      .cell
  ) -> Maker {
    { _ in
      var content = start()
      (content.text, content.secondaryText, content.image) = (text, secondary, image)
      return content
    }
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
  }

  @Test func `are laid out as rows with labels are before iOS 26`() {
    let labelled = ConfiguredRows(style: .plain)
    labelled.fillings = [{ $0.textLabel?.text = "Settings" }]
    labelled.show(on: screen(375, 600, textMetrics: .device))
    let row = rows([content("Settings")])
    #expect(row.frames(0) == [rect(0, 0, 375, 44), rect(0, 0, 375, 44), rect(16, 11.75, 63, 20.5)])
    let label = labelled.tableView.visibleCells[0].textLabel?.frame
    #expect(label == rect(16, 11.75, 343, 20.5))
  }

  @Test func `have the margins of devices in iOS 26`() {
    let rows = rows(
      [
        content("Settings"), content("A", "B", in: UIListContentConfiguration.subtitleCell),
        content("A", nil, picture),
      ], version: 26)
    #expect(
      rows.frames(0) == [rect(0, 0, 375, 50.5), rect(0, 0, 375, 50.5), rect(16, 15, 63, 20.5)])
    #expect(
      rows.frames(1) == [
        rect(0, 50.5, 375, 68.5), rect(0, 0, 375, 68.5), rect(16, 15, 11.5, 20.5),
        rect(16, 35.5, 10, 18),
      ])
    #expect(
      rows.frames(2) == [
        rect(0, 119, 375, 59), rect(0, 0, 375, 59), rect(61, 19.25, 11.5, 20.5),
        rect(16, 15, 29, 29),
      ])
  }

  @Test func `have their texts above one another or side by side, before the accessory`() {
    let rows = rows(
      [
        content("A", "B", in: UIListContentConfiguration.subtitleCell),
        content("A", "B", in: UIListContentConfiguration.valueCell),
      ], accessory: .disclosureIndicator)
    #expect(
      rows.frames(0) == [
        rect(0, 0, 375, 59), rect(0, 0, 348.5, 59), rect(16, 11, 11.5, 20.5),
        rect(16, 33.5, 8, 14.5),
      ])
    #expect(
      rows.frames(1) == [
        rect(0, 59, 375, 44), rect(0, 0, 348.5, 44), rect(16, 11.75, 11.5, 20.5),
        rect(329.5, 11.75, 11, 20.5),
      ])
  }

  @Test func `put texts that have no room side by side above one another`() {
    let rows = rows(
      [content("aaaaaaaaaa", "bbbbbbbbbb", in: UIListContentConfiguration.valueCell)], width: 199,
      metrics: .columns)
    #expect(
      rows.frames(0) == [
        rect(0, 0, 199, 56), rect(0, 0, 199, 56), rect(16, 11, 80, 16), rect(16, 29, 80, 16),
      ])
    rows.show(on: screen(200, 600))
    #expect(
      rows.frames(0) == [
        rect(0, 0, 200, 44), rect(0, 0, 200, 44), rect(16, 14, 80, 16), rect(104, 14, 80, 16),
      ])
  }

  @Test func `are as high as texts that wrap beside an image`() {
    let rows = rows(
      [content("aaa bbb ccc ddd eee fff", "ggg hhh iii", picture)], width: 150, metrics: .columns)
    #expect(
      rows.frames(0) == [
        rect(0, 0, 150, 104), rect(0, 0, 150, 104), rect(61, 11, 56, 48), rect(61, 61, 56, 32),
        rect(16, 37.5, 29, 29),
      ])
  }

  @Test func `follow the size of texts`() {
    let rows = rows([content("Text", "second")], category: .accessibilityExtraLarge)
    #expect(
      rows.frames(0) == [
        rect(0, 0, 375, 110.5), rect(0, 0, 375, 110.5), rect(16, 11, 70, 48),
        rect(16, 61, 101.5, 38.5),
      ])
    rows.show(on: screen(375, 600, textMetrics: .device))
    #expect(rows.frames(0)[0] == rect(0, 0, 375, 59))
  }

  @Test func `are mirrored`() {
    let rows = rows(
      [content("A", "B", picture, in: UIListContentConfiguration.valueCell)],
      direction: .rightToLeft, accessory: .disclosureIndicator)
    #expect(
      rows.frames(0) == [
        rect(0, 0, 375, 51), rect(26.5, 0, 348.5, 51), rect(276, 15.25, 11.5, 20.5),
        rect(8, 15.25, 11, 20.5), rect(303.5, 11, 29, 29),
      ])
  }

  @Test func `center symbols in a room of their own`() {
    let rows = rows([content("A", nil, UIImage(systemName: "star"))])
    #expect(rows.frames(0).suffix(2) == [rect(56, 11.75, 11.5, 20.5), rect(18, 13, 20, 18)])
  }

  @Test func `have images as large as they are wanted, in the room that is reserved`() {
    let rows = rows([
      { [picture] _ in
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("A", picture)
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 60)
        content.imageToTextPadding = 10
        return content
      }
    ])
    #expect(
      rows.frames(0) == [
        rect(0, 0, 375, 82), rect(0, 0, 375, 82), rect(66, 30.75, 11.5, 20.5), rect(26, 31, 20, 20),
      ])
  }

  @Test func `have the margins of a configuration that does without the table's`() {
    let rows = rows([
      { _ in
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        content.axesPreservingSuperviewLayoutMargins = []
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 20, leading: 3, bottom: 30, trailing: 5)
        return content
      }
    ])
    #expect(rows.frames(0).map(\.size.height) == [70.5, 70.5, 20.5])
    #expect(rows.frames(0)[2] == rect(3, 20, 11.5, 20.5))
  }
}
