import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `A document that is opened by its path` {
  private let folder = TemporaryFolder()

  private func open(_ name: String, _ text: String) throws -> OpenDocument {
    try OpenDocument(path: try folder.write(name, text))
  }

  @Test func `shows each view of a xib with its subviews`() throws {
    let card = Documents.view(
      "cA1", "0 0 240 96", "", "<subviews>\(Documents.label("Tea"))</subviews>")
    let note = Documents.view("nO1", "0 0 100 40")
    let document = try open("Card.xib", Documents.xib(card + note))
    let views = document.scenes.map { document.makeController($0).view }
    #expect(
      views.map { $0?.frame.size } == [
        CGSize(width: 240, height: 96), CGSize(width: 100, height: 40),
      ])
    #expect((views[0]?.subviews.first as? UILabel)?.text == "Tea")
    #expect(views[1]?.subviews.isEmpty == true)
  }

  @Test func `shows the content of a xib's cell`() throws {
    let document = try open(
      "Row.xib",
      Documents.xib(
        """
        <tableViewCell id="cE1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="cC1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>\(Documents.label("Tea"))</subviews>
            </tableViewCellContentView>
        </tableViewCell>
        """))
    let cell = document.makeController(try #require(document.scenes.first)).view
    let content = try #require((cell as? UITableViewCell)?.contentView)
    #expect((content.subviews.first as? UILabel)?.text == "Tea")
  }

  @Test func `shows a xib's controller`() throws {
    let document = try open("Bar.xib", Documents.xib(#"<tabBarController title="Main" id="tB1"/>"#))
    let made = document.makeController(try #require(document.scenes.first))
    #expect(made is UITabBarController)
  }

  @Test func `lays out the view of a bar's item by its constraints`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nI1">
          <barButtonItem key="rightBarButtonItem" style="plain" id="bI1">
              <view key="customView" contentMode="scaleToFill" id="cV1">
                  <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                  <subviews>
                      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bU1"/>
                  </subviews>
                  <constraints>\(Documents.place("bU1", in: "cV1", 7, 5, 30, 20))</constraints>
              </view>
          </barButtonItem>
      </navigationItem>
      """
    let document = try open(
      "Main.storyboard", Documents.scenes(Documents.screen(subviews: "", inController: item)))
    let controller = document.makeController(try #require(document.scenes.first))
    controller.loadViewIfNeeded()
    #expect(document.notices.map(\.message) == [])
    let custom = try #require(controller.navigationItem.rightBarButtonItem?.customView)
    custom.layoutIfNeeded()
    #expect(custom.subviews.map(\.frame) == [CGRect(x: 7, y: 5, width: 30, height: 20)])
  }

  @Test func `a file of more than 64 MB is refused by its size`() throws {
    let path = try folder.write("Large.xib", "<document>")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // The file has a hole in place of its content.
    try file.truncate(atOffset: 67_108_865)
    let error = #expect(throws: DocumentError.self) { try OpenDocument(path: path) }
    #expect(error?.description == "\(path) has 67108865 bytes; at most 67108864 are read")
    #expect(error?.problems == [])
  }
}
