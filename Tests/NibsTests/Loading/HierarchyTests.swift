import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class RowsSource: NSObject, @preconcurrency NSCoding, UITableViewDataSource {
  init?(coder: NSCoder) { super.init() }
  func encode(with coder: NSCoder) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite(.phone) struct `Views inside of others` {
  private typealias D = Documents

  private func load(_ subviews: String, _ constraints: String, mode: DocumentResources.Mode = .run)
    throws -> UIViewController
  {
    let loading = try Loading(mode: mode)
    let controller = try loading.controller(D.screen(subviews: subviews, constraints: constraints))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  @Test func `are arranged by a stack in the document's order`() throws {
    let controller = try load(
      D.view(
        "sT1-aa-aaa", "0 0 9 9", #"axis="vertical" distribution="fillEqually" spacing="10""#,
        name: "stackView",
        "<subviews>" + D.view("aV1-aa-aaa") + D.view("bV1-aa-aaa", "0 0 5 5", #"hidden="YES""#)
          + D.view("eV1-aa-aaa") + "</subviews>"), D.place("sT1-aa-aaa", 10, 100, 200, 110))
    let stack = try #require(controller.view("sT1-aa-aaa") as? UIStackView)
    #expect(
      stack.arrangedSubviews.map { $0.origin?.element["id"] } == [
        "aV1-aa-aaa", "bV1-aa-aaa", "eV1-aa-aaa",
      ])
    #expect(controller.frame("aV1-aa-aaa") == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(controller.frame("eV1-aa-aaa") == CGRect(x: 0, y: 60, width: 200, height: 50))
  }

  @Test func `without a size stand at 240 x 128 in a stack of the design`() throws {
    let stack = D.view(
      "sT1-aa-aaa", "0 0 9 9", "", name: "stackView",
      "<subviews>" + D.view("aV1-aa-aaa") + "</subviews>")
    let place = D.constraints(
      "sT1-aa-aaa.leading = rV1-aa-aaa.leading", "sT1-aa-aaa.top = rV1-aa-aaa.top")
    #expect(
      try load(stack, place, mode: .design).frame("aV1-aa-aaa")?.size
        == CGSize(width: 240, height: 128))
    #expect(try load(stack, place).frame("aV1-aa-aaa")?.size == .zero)
  }

  @Test func `scroll by the constraints of older documents to the scroll view itself`() throws {
    let controller = try load(
      D.view(
        "sV1-aa-aaa", "0 0 9 9", "", name: "scrollView",
        "<subviews>" + D.view("aV1-aa-aaa") + "</subviews><constraints>"
          + D.constraints(
            "aV1-aa-aaa.leading = sV1-aa-aaa.leading", "aV1-aa-aaa.top = sV1-aa-aaa.top",
            "holder.trailing = aV1-aa-aaa.trailing", "holder.bottom = aV1-aa-aaa.bottom",
            "aV1-aa-aaa.width = 500", "aV1-aa-aaa.height = 800") + "</constraints>"),
      D.place("sV1-aa-aaa", 0, 100, 200, 300))
    #expect(
      (controller.view("sV1-aa-aaa") as? UIScrollView)?.contentSize
        == CGSize(width: 500, height: 800))
  }

  @Test func `of a visual effect lie in its content`() throws {
    let controller = try load(
      D.view(
        "eF1-aa-aaa", "0 0 9 9", "", name: "visualEffectView",
        """
        <view key="contentView" id="eC1-aa-aaa">
            <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(D.view("aV1-aa-aaa"))</subviews>
            <constraints>\(D.place("aV1-aa-aaa", in: "eC1-aa-aaa", 1, 2, 3, 4))</constraints>
        </view>
        """), D.place("eF1-aa-aaa", 0, 100, 100, 80))
    let effect = try #require(controller.view("eF1-aa-aaa") as? UIVisualEffectView)
    #expect(controller.view("aV1-aa-aaa")?.superview === effect.contentView)
    #expect(controller.frame("aV1-aa-aaa") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `have objects beside their controller, which keeps them`() throws {
    let loading = try Loading([RowsSource.self])
    let controller = try loading.controller(
      D.screen(
        subviews: D.view(
          "tV1-aa-aaa", "0 0 100 100", #"fixedFrame="YES""#, name: "tableView",
          """
          <connections>
              <outlet property="dataSource" destination="oB1-aa-aaa" id="oD1-aa-aaa"/>
          </connections>
          """), objects: #"<customObject id="oB1-aa-aaa" customClass="RowsSource"/>"#))
    controller.shown()
    let table = try #require(controller.view("tV1-aa-aaa") as? UITableView)
    #expect(table.dataSource is RowsSource)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(loading.messages == [])
  }
}
