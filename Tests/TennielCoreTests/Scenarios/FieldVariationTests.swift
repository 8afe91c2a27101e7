import Stage
import Testing
import UIKit

@testable import TerminalApp

/// Values of inspectors that differ between size classes, of which frames tell.
@Suite struct FieldVariationTests {
  private let folder = DocumentFolder()
  private let path: String

  init() throws { path = try folder.write(Self.tea, to: "Tea.xib") }

  /// A stack with a saucer and a cup, over a sign. A screen of this size is compact in width and
  /// height.
  private static let tea = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">
        <objects>
            <view id="view">
                <rect key="frame" x="0.0" y="0.0" width="320" height="320"/>
                <subviews>
                    <stackView userLabel="stack" axis="vertical" spacing="10" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                        <rect key="frame" x="20" y="20" width="200" height="110"/>
                        <subviews>
                            <view userLabel="saucer" \
    translatesAutoresizingMaskIntoConstraints="NO" id="saucer">
                                <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="40" id="low"/>
                                </constraints>
                            </view>
                            <view userLabel="cup" \
    translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                                <rect key="frame" x="0.0" y="50" width="200" height="60"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="60" id="high"/>
                                </constraints>
                            </view>
                        </subviews>
                    </stackView>
                    <label userLabel="sign" text="Tea" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sign">
                        <rect key="frame" x="20" y="140" width="29" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="stack" firstAttribute="leading" secondItem="view" \
    secondAttribute="leading" constant="20" id="left"/>
                    <constraint firstItem="stack" firstAttribute="top" secondItem="view" \
    secondAttribute="top" constant="20" id="top"/>
                    <constraint firstItem="stack" firstAttribute="width" constant="200" id="wide"/>
                    <constraint firstItem="sign" firstAttribute="leading" secondItem="stack" \
    secondAttribute="leading" id="edge"/>
                    <constraint firstItem="sign" firstAttribute="top" secondItem="stack" \
    secondAttribute="bottom" constant="10" id="gap"/>
                </constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
        </objects>
    </document>

    """

  /// The document, edited, with a view selected.
  private func editing(_ view: String, keys: String = "") throws -> User {
    let user = try User(path, columns: 100, rows: 30, keys: "X")
    while user.details.first?.hasPrefix("\(view)  ") != true { try user.press("tab") }
    try user.press(keys)
    return user
  }

  private func frame(_ name: String, _ user: User) -> CGRect? {
    user.content.views.first { $0.path.name == Substring(name) }?.solvedFrame
  }

  /// The rows of the inspector for a field and its values for size classes, from the mark on.
  private func rows(_ title: String, _ user: User) -> [String] {
    let rows = user.lines.compactMap { line in
      line.lastIndex(of: "│").map { String(line[line.index(after: $0)...]) }
    }
    guard let first = rows.firstIndex(where: { $0.dropFirst(2).hasPrefix(title) }) else {
      return []
    }
    return ([rows[first]] + rows[(first + 1)...].prefix { $0.dropFirst(2).hasPrefix("  ") }).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a constant has a value for a size class, and is reset there alone`() throws {
    let user = try editing("cup", keys: "7 end enter ctrl-t enter 8 0 enter")
    #expect(rows("Constant", user) == ["Constant 60", "▸ wC 80"])
    #expect(frame("cup", user) == CGRect(x: 0, y: 50, width: 200, height: 80))
    #expect(frame("sign", user)?.minY == 160)
    try user.press("escape escape w")
    #expect(user.header.contains("w Regular"))
    #expect(frame("cup", user)?.height == 60)
    #expect(frame("sign", user)?.minY == 140)
    try user.press("7 end enter")
    #expect(rows("Constant", user) == ["▸ Constant 60", "wC 80"])
    try user.press("down backspace")
    #expect(rows("Constant", user) == ["▸ Constant 60"])
    #expect(user.status.contains("Reset Constant of cup.height = 60 for wC"))
    try user.press("escape escape w")
    #expect(user.header.contains("w Compact"))
    #expect(frame("cup", user)?.height == 60)
  }

  @Test func `the list has the constant that counts, and changes that`() throws {
    let user = try editing("cup", keys: "7 end enter ctrl-t enter 8 0 enter escape")
    #expect(user.lines(with: "▸ ── Height Equals: 80").count == 1)
    try user.press("right")
    #expect(frame("cup", user)?.height == 81)
    try user.press("escape w")
    #expect(frame("cup", user)?.height == 60)
  }

  @Test func `a constraint is installed for a size class alone`() throws {
    let user = try editing("sign")
    // The distance to the stack, which the top of the screen takes the place of.
    try user.press("7 end enter ctrl-t end enter")
    #expect(rows("Installed", user) == ["Installed Yes", "▸ wC No"])
    #expect(user.status.contains("Change Installed of sign.top = stack.bottom + 10 to No for wC"))
    #expect(frame("sign", user)?.minY == 0)
    try user.press("escape escape w")
    #expect(frame("sign", user)?.minY == 140)
    try user.press("w w")
    #expect(frame("sign", user)?.minY == 0)
    try user.press("7 end enter end backspace")
    #expect(rows("Installed", user) == ["▸ Installed Yes"])
    #expect(frame("sign", user)?.minY == 140)
  }

  @Test func `a view is installed for a size class alone, and its inspector stays`() throws {
    let user = try editing("cup", keys: "8 ctrl-t end enter")
    #expect(user.lines(with: "Attributes Inspector  + wC  cup").count == 1)
    #expect(rows("Installed", user) == ["Installed Yes", "▸ wC No"])
    #expect(frame("cup", user) == nil)
    #expect(frame("stack", user)?.height == 40)
    #expect(frame("sign", user)?.minY == 70)
    try user.press("enter")
    #expect(user.lines(with: "Attributes Inspector  + wC  cup").count == 1)
    #expect(frame("sign", user)?.minY == 140)
    try user.press("enter escape w")
    #expect(frame("cup", user) == CGRect(x: 0, y: 50, width: 200, height: 60))
    #expect(frame("sign", user)?.minY == 140)
  }

  @Test func `a view is hidden for two size classes at once`() throws {
    let user = try editing("saucer", keys: "8 ctrl-t ctrl-t ctrl-t")
    while rows("Hidden", user).first?.hasPrefix("▸") != true { try user.press("down") }
    try user.press("down enter")
    #expect(rows("Hidden", user) == ["Hidden No", "▸ wC hC Yes"])
    #expect(frame("cup", user)?.minY == 0)
    #expect(frame("sign", user)?.minY == 90)
    try user.press("escape h")
    #expect(user.header.contains("h Regular"))
    #expect(frame("cup", user)?.minY == 50)
    #expect(frame("sign", user)?.minY == 140)
  }

  @Test func `a font is another one for a size class`() throws {
    let user = try editing("sign")
    #expect(frame("sign", user)?.size == CGSize(width: 27.5, height: 20.5))
    try user.press("8 ctrl-t")
    while rows("Font", user).first?.hasPrefix("▸") != true { try user.press("down") }
    try user.press("down right right right")
    #expect(rows("Font", user) == ["Font System 17", "▸ wC System 20"])
    #expect(frame("sign", user)?.size == CGSize(width: 31.5, height: 24))
    try user.press("escape w")
    #expect(frame("sign", user)?.size == CGSize(width: 27.5, height: 20.5))
    try user.press("w w")
    #expect(frame("sign", user)?.size == CGSize(width: 31.5, height: 24))
  }

  @Test func `what is written for other size classes stands there, with what counts`() throws {
    let user = try editing("cup")
    try user.press("7 end enter ctrl-t enter 8 0 enter ctrl-t ctrl-t enter 9 0 enter")
    #expect(rows("Constant", user) == ["Constant 60", "wC 80", "▸ wC hC 90"])
    #expect(frame("cup", user)?.height == 90)
    let counting = try #require(user.place(of: "  wC hC"))
    try user.press("up")
    #expect(user.grid[counting].style == Palette.accent)
    try user.press("escape escape h")
    #expect(frame("cup", user)?.height == 80)
    try user.press("w")
    #expect(frame("cup", user)?.height == 60)
  }
}
