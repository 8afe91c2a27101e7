import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor private enum Seen { static var values: [String] = [] }

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
  /// Documents, the class that one of their objects has, and what it sees.
  private static let samples: [(String, AnyClass, String)] = [
    (
      Documents.view(
        "lA1", "0 0 9 9", #"text="hello" numberOfLines="3" customClass="SeeingLabel""#,
        name: "label"), SeeingLabel.self, "label hello 3"
    ),
    // It inherits the initialiser of views.
    (
      Documents.view(
        "tF1", "0 0 90 9", #"placeholder="name" customClass="SeeingField""#,
        name: "textField"), SeeingField.self, "field name 90"
    ),
    (
      Documents.view(
        "cT1", "0 0 9 9", #"enabled="NO" customClass="SeeingControl""#, name: "control",
        "<subviews>\(Documents.view("aV1"))</subviews>"), SeeingControl.self, "control false 1"
    ),
    (
      Documents.view(
        "bU1", "0 0 9 9", #"buttonType="system" customClass="SeeingButton""#,
        name: "button", #"<state key="normal" title="Go"/>"#), SeeingButton.self, "button Go"
    ),
    (
      Documents.view(
        "sT1", "0 0 9 9", #"axis="vertical" customClass="SeeingStack""#, name: "stackView",
        "<subviews>\(Documents.view("aV1"))</subviews>"), SeeingStack.self, "stack true 1"
    ),
    (
      Documents.view(
        "tV1", "0 0 9 9", #"style="grouped" rowHeight="33" customClass="SeeingTable""#,
        name: "tableView"), SeeingTable.self, "table true 33"
    ),
    (
      Documents.view(
        "cE1", "0 0 9 9", #"reuseIdentifier="row" customClass="SeeingCell""#, name: "tableViewCell",
        """
        <tableViewCellContentView key="contentView" tableViewCell="cE1" id="cC1">
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <subviews>\(Documents.view("aV1"))</subviews>
        </tableViewCellContentView>
        """), SeeingCell.self, "cell row 1"
    ),
  ]

  @Test func `of views, with those inside of them`() throws {
    for sample in Self.samples {
      let (document, type, seen): (String, AnyClass, String) = sample
      Seen.values = []
      let loading = Loading([type])
      try loading.nib(document).instantiate(withOwner: nil)
      #expect(loading.messages == [])
      #expect(Seen.values == [seen])
    }
  }

  @Test func `of controllers`() throws {
    let cases: [(String, String, AnyClass, String)] = [
      ("pageViewController", #"transitionStyle="scroll""#, SeeingPages.self, "pages T true"),
      ("splitViewController", #"style="doubleColumn""#, SeeingSplit.self, "split T true"),
      (
        "navigationController", #"navigationBarHidden="YES""#, SeeingNavigation.self,
        "navigation T true"
      ),
    ]
    for sample in cases {
      let (name, attributes, type, seen): (String, String, AnyClass, String) = sample
      Seen.values = []
      let loading = Loading([type])
      _ = try loading.controller(
        Documents.scene(1, name, "title=\"T\" customClass=\"\(type)\" \(attributes)"))
      #expect(loading.messages == [])
      #expect(Seen.values == [seen])
    }
  }
}
