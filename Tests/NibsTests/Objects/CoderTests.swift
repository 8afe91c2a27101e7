import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor private enum Seen {
  static var values: [String] = []
}

final class SeeingLabel: UILabel {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("label \(text ?? "") \(numberOfLines)")
  }
}

final class SeeingField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("field \(placeholder ?? "") \(Int(frame.width))")
  }
}

final class SeeingControl: UIControl {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("control \(isEnabled) \(subviews.count)")
  }
}

final class SeeingButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("button \(title(for: .normal) ?? "")")
  }
}

final class SeeingStack: UIStackView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("stack \(axis == .vertical) \(arrangedSubviews.count)")
  }
}

final class SeeingTable: UITableView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("table \(style == .grouped) \(Int(rowHeight))")
  }
}

final class SeeingCell: UITableViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    see()
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  private func see() {
    Seen.values.append("cell \(reuseIdentifier ?? "") \(contentView.subviews.count)")
  }
}

final class SeeingPages: UIPageViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("pages \(title ?? "") \(transitionStyle == .scroll)")
  }
}

final class SeeingSplit: UISplitViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("split \(title ?? "") \(style == .doubleColumn)")
  }
}

final class SeeingNavigation: UINavigationController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Seen.values.append("navigation \(title ?? "") \(isNavigationBarHidden)")
  }
}

@MainActor @Suite(.phone, .serialized)
struct `A custom class finds the document's values in init(coder)` {
  init() { Seen.values = [] }

  private func values(_ objects: String, _ classes: AnyClass...) throws -> [String] {
    let loading = try Loading(classes)
    try loading.nib(objects).instantiate(withOwner: nil)
    #expect(loading.messages == [])
    return Seen.values
  }

  private func values(controller name: String, _ attributes: String, _ type: AnyClass) throws
    -> [String]
  {
    let loading = try Loading([type])
    _ = try loading.controller(
      Documents.scene(1, name, "title=\"T\" customClass=\"\(type)\" \(attributes)"))
    #expect(loading.messages == [])
    return Seen.values
  }

  @Test func `of a label`() throws {
    let label = Documents.view(
      "lA1-aa-aaa", "0 0 9 9", #"text="hello" numberOfLines="3" customClass="SeeingLabel""#,
      name: "label")
    #expect(try values(label, SeeingLabel.self) == ["label hello 3"])
  }

  @Test func `of a text field, which inherits the initialiser of views`() throws {
    let field = Documents.view(
      "tF1-aa-aaa", "0 0 90 9", #"placeholder="name" customClass="SeeingField""#,
      name: "textField")
    #expect(try values(field, SeeingField.self) == ["field name 90"])
  }

  @Test func `of a control, with its subviews`() throws {
    let control = Documents.view(
      "cT1-aa-aaa", "0 0 9 9", #"enabled="NO" customClass="SeeingControl""#, name: "control",
      "<subviews>\(Documents.view("aV1-aa-aaa"))</subviews>")
    #expect(try values(control, SeeingControl.self) == ["control false 1"])
  }

  @Test func `of a button`() throws {
    let button = Documents.view(
      "bU1-aa-aaa", "0 0 9 9", #"buttonType="system" customClass="SeeingButton""#, name: "button",
      #"<state key="normal" title="Go"/>"#)
    #expect(try values(button, SeeingButton.self) == ["button Go"])
  }

  @Test func `of a stack, with its arranged views`() throws {
    let stack = Documents.view(
      "sT1-aa-aaa", "0 0 9 9", #"axis="vertical" customClass="SeeingStack""#, name: "stackView",
      "<subviews>\(Documents.view("aV1-aa-aaa"))</subviews>")
    #expect(try values(stack, SeeingStack.self) == ["stack true 1"])
  }

  @Test func `of a table`() throws {
    let table = Documents.view(
      "tV1-aa-aaa", "0 0 9 9", #"style="grouped" rowHeight="33" customClass="SeeingTable""#,
      name: "tableView")
    #expect(try values(table, SeeingTable.self) == ["table true 33"])
  }

  @Test func `of a cell, with its content`() throws {
    let cell = Documents.view(
      "cE1-aa-aaa", "0 0 9 9", #"reuseIdentifier="row" customClass="SeeingCell""#,
      name: "tableViewCell",
      """
      <tableViewCellContentView key="contentView" tableViewCell="cE1-aa-aaa" id="cC1-aa-aaa">
          <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
          <subviews>\(Documents.view("aV1-aa-aaa"))</subviews>
      </tableViewCellContentView>
      """)
    let found = try values(cell, SeeingCell.self)
    #expect(found == ["cell row 1"])
  }

  @Test func `of a page view controller`() throws {
    let found = try values(
      controller: "pageViewController", #"transitionStyle="scroll""#, SeeingPages.self)
    #expect(found == ["pages T true"])
  }

  @Test func `of a split view controller`() throws {
    let found = try values(
      controller: "splitViewController", #"style="doubleColumn""#, SeeingSplit.self)
    #expect(found == ["split T true"])
  }

  @Test func `of a navigation controller`() throws {
    let found = try values(
      controller: "navigationController", #"navigationBarHidden="YES""#, SeeingNavigation.self)
    #expect(found == ["navigation T true"])
  }
}
