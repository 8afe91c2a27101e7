import InterfaceBuilder
import Testing

/// The label that comes with the style of a row is placed by the row.
@Suite struct StyledCellTests {
  private let folder = DocumentFolder()
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="ctr-aa-aaa">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sce-aa-aaa"><objects><tableViewController id="ctr-aa-aaa">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-aaa">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <prototypes><tableViewCell reuseIdentifier="Row" textLabel="lab-aa-aaa" \
    style="IBUITableViewCellStyleDefault" id="row-aa-aaa">
    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="row-aa-aaa" id="con-aa-aaa">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <subviews><label text="Teapot" id="lab-aa-aaa">
    <rect key="frame" x="20" y="0.0" width="353" height="44"/></label></subviews>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes>
    </document>
    """

  private func user() throws -> (User, String) {
    let path = try folder.write(text, to: "Main.storyboard")
    let user = try User(path, columns: 120, options: "--edit", keys: "/ T e a p o t enter")
    return (user, path)
  }

  @Test(arguments: ["1", "2", "3"])
  func `has no place in a tool`(_ key: String) throws {
    let (user, _) = try user()
    try user.press(key)
    #expect(
      user.status.hasPrefix(
        " Teapot comes with the style of its cell, which places it: 8 shows what can be changed"))
    #expect(user.tool == nil && !user.isChanged)
  }

  @Test func `gets no constraint that is missing, and is not moved`() throws {
    let (user, path) = try user()
    try user.press("4 M enter")
    #expect(!user.isChanged)
    try user.press("escape / T e a p o t enter right")
    #expect(
      user.status.hasPrefix(" Teapot comes with the style of its cell and can't be moved"))
    try user.press("ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
