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
    let loading = Loading(mode: mode)
    let controller = try loading.controller(D.screen(subviews: subviews, constraints: constraints))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  @Test func `are arranged by a stack in the document's order`() throws {
    let controller = try load(
      D.view(
        "sT1", "0 0 9 9", #"axis="vertical" distribution="fillEqually" spacing="10""#,
        name: "stackView",
        "<subviews>" + D.view("aV1") + D.view("bV1", "0 0 5 5", #"hidden="YES""#)
          + D.view("eV1") + "</subviews>"), D.place("sT1", 10, 100, 200, 110))
    let stack = try #require(controller.view("sT1") as? UIStackView)
    #expect(stack.arrangedSubviews.map { $0.origin?.element["id"] } == ["aV1", "bV1", "eV1"])
    #expect(controller.frame("aV1") == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(controller.frame("eV1") == CGRect(x: 0, y: 60, width: 200, height: 50))
  }

  @Test func `without a size stand at 240 x 128 in a stack of the design`() throws {
    let stack = D.view(
      "sT1", "0 0 9 9", "", name: "stackView", "<subviews>" + D.view("aV1") + "</subviews>")
    let place = D.constraints("sT1.corner = rV1.corner")
    #expect(
      try load(stack, place, mode: .design).frame("aV1")?.size == CGSize(width: 240, height: 128))
    #expect(try load(stack, place).frame("aV1")?.size == .zero)
  }

  @Test func `scroll by the constraints of older documents to the scroll view itself`() throws {
    let controller = try load(
      D.view(
        "sV1", "0 0 9 9", "", name: "scrollView",
        "<subviews>" + D.view("aV1") + "</subviews><constraints>"
          + D.constraints(
            "aV1.corner = sV1.corner", "holder.trailing = aV1.trailing",
            "holder.bottom = aV1.bottom", "aV1.width = 500", "aV1.height = 800") + "</constraints>"),
      D.place("sV1", 0, 100, 200, 300))
    #expect(
      (controller.view("sV1") as? UIScrollView)?.contentSize == CGSize(width: 500, height: 800))
  }

  @Test func `of a visual effect lie in its content`() throws {
    let controller = try load(
      D.view(
        "eF1", "0 0 9 9", "", name: "visualEffectView",
        """
        <view key="contentView" id="eC1">
            <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(D.view("aV1"))</subviews>
            <constraints>\(D.place("aV1", in: "eC1", 1, 2, 3, 4))</constraints>
        </view>
        """), D.place("eF1", 0, 100, 100, 80))
    let effect = try #require(controller.view("eF1") as? UIVisualEffectView)
    #expect(controller.view("aV1")?.superview === effect.contentView)
    #expect(controller.frame("aV1") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `have objects beside their controller, which keeps them`() throws {
    let loading = Loading([RowsSource.self])
    let controller = try loading.controller(
      D.screen(
        subviews: D.view(
          "tV1", "0 0 100 100", #"fixedFrame="YES""#, name: "tableView",
          """
          <connections><outlet property="dataSource" destination="oB1" id="oD1"/></connections>
          """), objects: #"<customObject id="oB1" customClass="RowsSource"/>"#))
    controller.shown()
    let table = try #require(controller.view("tV1") as? UITableView)
    #expect(table.dataSource is RowsSource)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(loading.messages == [])
  }
}
