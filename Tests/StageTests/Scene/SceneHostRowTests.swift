import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs
@testable import Stage

/// A xib of a cell of 320 x 64 points that is shown by itself, with a box that fills it.
@Suite struct `A row by itself` {
  private static let wide =
    #"firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="4:1""#
  private static let low = #"firstAttribute="height" constant="30""#

  /// - Parameters:
  ///   - size: What the constraint of the box says.
  ///   - holdsBottom: Whether the box is held at the bottom of the cell.
  private func row(
    _ name: String = "tableViewCell", _ attributes: String = "", box size: String,
    holdsBottom: Bool = true
  ) throws -> SceneHost {
    let content = name == "tableViewCell" ? "tableViewCellContentView" : "view"
    let pins = ["top", "leading", "trailing"] + (holdsBottom ? ["bottom"] : [])
    let constraints = pins.map {
      """
      <constraint firstItem="box" firstAttribute="\($0)" secondItem="content" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
              <\(name) contentMode="scaleToFill" \(attributes) id="row">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
                  <\(content) key="contentView" contentMode="center" id="content">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <subviews>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
                              <constraints><constraint \(size) id="size"/></constraints>
                          </view>
                      </subviews>
                      <constraints>
      \(constraints.joined(separator: "\n"))
                      </constraints>
                  </\(content)>
              </\(name)>
          </objects>
      </document>

      """
    let document = try #require(Document(Markup(SourceText(text)), name: "Row.xib"))
    return try DesignedScene(document, screen: .bare(320, 64)).host
  }

  /// The height of the cell on a screen.
  private func height(of host: SceneHost, _ width: CGFloat, _ height: CGFloat = 64) -> CGFloat? {
    host.apply(.bare(width, height))
    #expect(host.screen.size == CGSize(width: width, height: height))
    #expect(host.snapshot.screen.size == host.filledScreen.size)
    #expect(host.controller.view.frame.size == host.filledScreen.size)
    return host.controller.view?.frame.height
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell"])
  func `has the height that its constraints demand at another width`(name: String) throws {
    let host = try row(name, box: Self.wide)
    #expect(host.filledScreen.size == CGSize(width: 320, height: 64))
    #expect(height(of: host, 400) == 100)
    #expect(host.snapshot.problems.filter { $0.kind == .conflict } == [])
    #expect(height(of: host, 200) == 50)
    #expect(height(of: host, 320) == 64)
    #expect(host.snapshot.problems.filter { $0.kind == .conflict } != [])
  }

  @Test func `keeps a height that somebody has chosen`() throws {
    let host = try row(box: Self.wide)
    #expect(height(of: host, 400, 70) == 70)
    // A height in the document is for Interface Builder: at run time the table asks its own.
    for height in ["64", "-1"] {
      let row = try row("tableViewCell", "rowHeight=\"\(height)\"", box: Self.wide)
      #expect(self.height(of: row, 400) == 100)
    }
  }

  @Test func `keeps the drawn height where its constraints leave it open`() throws {
    #expect(height(of: try row(box: Self.low, holdsBottom: false), 400) == 64)
    #expect(height(of: try row(box: Self.low), 400) == 30)
  }

  @Test func `follows its content`() throws {
    let host = try row(box: Self.low)
    #expect(height(of: host, 400) == 30)
    let box = try #require(host.views.first { $0.view.origin?.elementID == "box" }?.view)
    host.change { box.constraints.first?.constant = 90 }
    #expect(host.controller.view.frame.height == 90)
    #expect(host.filledScreen.size == CGSize(width: 400, height: 90))
  }

  @Test func `is sampled at all widths but the one that it is drawn with`() throws {
    let host = try row(box: Self.low)
    var pieces = ScreenPieces(of: host, along: .horizontal, over: 300...340)
    pieces.finish()
    #expect(pieces.pieces.map(\.range) == [300...319, 320...320, 321...340])
    #expect(pieces.pieces.map(\.isSolved) == [false, true, false])
    let conflicts = pieces.stretches.filter { $0.problems.contains { $0.kind == .conflict } }
    #expect(conflicts.map(\.range) == [320...320])
    pieces.restore()
    #expect(host.filledScreen.size == CGSize(width: 320, height: 64))
  }
}
