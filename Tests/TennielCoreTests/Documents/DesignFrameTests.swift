import AutoLayout
import Commands
import Documents
import Foundation
import Stage
import Testing

@testable import TennielCore

/// What `--design` shows, held to the frames that Xcode has saved into public documents of the same
/// build. The documents here are our own.
@MainActor @Suite struct `The design of a document` {
  private let folder = DocumentFolder()

  /// A document of a device, with an Xcode's number of tools.
  private func design(
    _ content: String, tools: Int, device: String = "retina6_1", isXib: Bool = true
  ) throws -> SceneHost {
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      \(content)
      </document>
      """
    let name = isXib ? "Root.xib" : "Root.storyboard"
    let path = try folder.write(text, to: name, replacing: true)
    let arguments = try Arguments(parsing: ["render", "--design", path])
    let program = try Program(name: "tenniel", scenes: []).opening(arguments)
    return try program.open(program.first, arguments)
  }

  /// A xib with a box from its top down to its safe area.
  private func xib(
    _ width: Int, _ height: Int, tools: Int, and constraints: String = ""
  ) throws -> SceneHost {
    try design(
      """
      <objects><view contentMode="scaleToFill" id="roo-t0-aaa">\(rect(width, height))<subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-aaa">\(rect(width, height))\
      </view></subviews><viewLayoutGuide key="safeArea" id="saf-aa-aaa"/><constraints>\
      \(equal("box-aa-aaa", "leading", "roo-t0-aaa", "leading"))\
      \(equal("box-aa-aaa", "trailing", "roo-t0-aaa", "trailing"))\
      \(equal("box-aa-aaa", "top", "roo-t0-aaa", "top"))\
      \(equal("box-aa-aaa", "bottom", "saf-aa-aaa", "bottom"))\(constraints)\
      </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects>
      """, tools: tools)
  }

  private func rect(_ width: Int, _ height: Int, y: Int = 0) -> String {
    #"<rect key="frame" x="0" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private func equal(
    _ first: String, _ attribute: String, _ second: String, _ other: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" id="\(first.prefix(3))-\(attribute.prefix(2))-\(second.prefix(3))"/>
    """
  }

  private func size(_ attribute: String, _ constant: Int, id: String) -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
  }

  private func frame(_ id: String, in host: SceneHost) -> CGRect? {
    host.liveViews.first { $0.origin?.element["id"] == id }?.frame
  }

  private func conflicts(of host: SceneHost) -> [String] {
    host.snapshot.problems.filter { $0.kind == .conflict }.map(\.message)
  }

  @Test(arguments: [(20037, 82, 82), (21208, 82, 48), (20037, 300, 266), (17701, 155, 121)])
  func `has no home indicator below a low view of a xib, up to Xcode 13`(
    tools: Int, height: Int, bottom: CGFloat
  ) throws {
    let host = try xib(398, height, tools: tools)
    #expect(frame("box-aa-aaa", in: host)?.maxY == bottom)
  }

  @Test func `has no conflict with a safe area that is larger than its view`() throws {
    let height =
      #"<constraint firstItem="box-aa-aaa" firstAttribute="height" constant="60" id="hei-aa-aaa"/>"#
    let host = try xib(406, 60, tools: 21208, and: height)
    #expect(frame("box-aa-aaa", in: host) == CGRect(x: 0, y: 0, width: 406, height: 60))
    #expect(conflicts(of: host) == [])
  }

  @Test func `takes a hidden view of a stack out, whatever size is required of it`() throws {
    let host = try design(
      """
      <objects><view contentMode="scaleToFill" id="roo-t0-aaa">\(rect(300, 300))<subviews>\
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-aaa">\(rect(100, 30))\
      <subviews><view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="hid-aa-aaa">\
      \(rect(0, 30))<constraints>\(size("width", 90, id: "hid-wi-aaa"))</constraints></view>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-aaa">\(rect(100, 30))\
      <constraints>\(size("width", 100, id: "box-wi-aaa"))\(size("height", 30, id: "box-he-aaa"))\
      </constraints></view></subviews></stackView></subviews><constraints>\
      \(equal("sta-aa-aaa", "leading", "roo-t0-aaa", "leading"))\
      \(equal("sta-aa-aaa", "top", "roo-t0-aaa", "top"))</constraints></view></objects>
      """, tools: 21208)
    #expect(frame("box-aa-aaa", in: host) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(conflicts(of: host) == [])
  }

  /// A row with a box between its margins.
  private func row(_ width: Int, _ height: Int, y: Int = 0, preserves: Bool = false) -> String {
    """
    <tableViewCell \(preserves ? "preservesSuperviewLayoutMargins=\"YES\" " : "")\
    contentMode="scaleToFill" indentationWidth="10" id="cel-aa-aaa">\(rect(width, height, y: y))\
    <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
    opaque="NO" contentMode="center" tableViewCell="cel-aa-aaa" id="con-aa-aaa">\
    \(rect(width, height))<autoresizingMask key="autoresizingMask"/><subviews>\
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-aaa">\(rect(width, height))\
    <constraints>\(size("height", 100, id: "box-he-aaa"))</constraints>\
    </view></subviews><constraints>\
    \(equal("box-aa-aaa", "leading", "con-aa-aaa", "leadingMargin"))\
    \(equal("box-aa-aaa", "trailing", "con-aa-aaa", "trailingMargin"))\
    \(equal("box-aa-aaa", "top", "con-aa-aaa", "top"))</constraints></tableViewCellContentView>\
    </tableViewCell>
    """
  }

  @Test func `has the margins of its device in a row of another width`() throws {
    let host = try design(
      "<objects>\(row(450, 54))</objects>", tools: 14854, device: "retina4_7")
    let box = try #require(frame("box-aa-aaa", in: host))
    #expect((box.minX, box.width) == (15, 420))
  }

  @Test func `has the margins of its device in a controller's table of another width`() throws {
    let host = try design(
      """
      <scenes><scene sceneID="sce-aa-aaa"><objects><tableViewController id="ctr-aa-aaa">\
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" \
      rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-aa-aaa">\
      \(rect(375, 714))<sections><tableViewSection id="sec-aa-aaa"><cells>\
      \(row(375, 60, y: 28, preserves: true))</cells></tableViewSection></sections></tableView>\
      <size key="freeformSize" width="375" height="714"/></tableViewController></objects></scene>\
      </scenes>
      """, tools: 17506, isXib: false)
    let box = try #require(frame("box-aa-aaa", in: host))
    #expect((box.minX, box.width) == (20, 335))
    // The row is as high as it is drawn, though its content asks for more.
    #expect(frame("cel-aa-aaa", in: host)?.height == 60)
  }

  @Test func `has toolbars on each other of which the lowest alone is the higher one`() throws {
    let bars = ["low-aa-aaa", "upp-aa-aaa"].map {
      #"<toolbar translatesAutoresizingMaskIntoConstraints="NO" id="\#($0)">\#(rect(414, 44))</toolbar>"#
    }
    let sides = ["low-aa-aaa", "upp-aa-aaa"].flatMap { bar in
      ["leading", "trailing"].map { equal(bar, $0, "roo-t0-aaa", $0) }
    }
    let host = try design(
      """
      <scenes><scene sceneID="sce-aa-aaa"><objects><viewController id="ctr-aa-aaa">\
      <view key="view" contentMode="scaleToFill" id="roo-t0-aaa">\(rect(414, 896))<subviews>\
      \(bars.joined())</subviews><viewLayoutGuide key="safeArea" id="saf-aa-aaa"/><constraints>\
      \(sides.joined())\(equal("low-aa-aaa", "bottom", "saf-aa-aaa", "bottom"))\
      \(equal("low-aa-aaa", "top", "upp-aa-aaa", "bottom"))</constraints></view></viewController>\
      </objects></scene></scenes>
      """, tools: 17701, isXib: false)
    #expect(frame("low-aa-aaa", in: host) == CGRect(x: 0, y: 813, width: 414, height: 49))
    #expect(frame("upp-aa-aaa", in: host) == CGRect(x: 0, y: 769, width: 414, height: 44))
  }

  @Test(arguments: ["list", "render", "check"])
  func `may be empty, which is no error`(command: String) throws {
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17701" targetRuntime="iOS.CocoaTouch"><scenes></scenes></document>
      """, to: "Empty.storyboard")
    let outcome = Program(name: "tenniel", scenes: []).run([command, path])
    #expect(outcome.status == 0)
    if command != "check" {
      #expect(
        outcome.diagnostics
          == "tenniel: \(path) has nothing to show: no scene and no view\n")
      #expect(Program(name: "tenniel", scenes: []).run([command, path + "#Login"]).status == 2)
    }
  }
}
