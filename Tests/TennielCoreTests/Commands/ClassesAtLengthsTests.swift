import Foundation
import Testing

@testable import Commands

/// A view of 600 points that only regular widths have, before a view that leaves every screen: the
/// path of the second one is another where the first one is there.
@Suite struct `Size classes that follow the width` {
  private let folder = DocumentFolder()

  private static func document(leading: Int = -100) -> String {
    func view(_ name: String, _ label: String = "") -> String {
      #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\#(name)"\#(label)/>"#
    }
    func pin(_ name: String, _ side: String, _ constant: Int) -> String {
      "firstItem=\"\(name)\" firstAttribute=\"\(side)\" secondItem=\"vie-w0\" "
        + "secondAttribute=\"\(side)\" constant=\"\(constant)\""
    }
    func length(_ name: String, _ side: String, _ constant: Int) -> String {
      "firstItem=\"\(name)\" firstAttribute=\"\(side)\" constant=\"\(constant)\""
    }
    let text = DocumentText.xib(
      view("sid-00-001", #" userLabel="side""#) + "\n" + view("out-00-001"),
      constraints: [
        pin("sid-00-001", "leading", 16), pin("sid-00-001", "top", 40),
        length("sid-00-001", "width", 600), length("sid-00-001", "height", 40),
        pin("out-00-001", "leading", leading), pin("out-00-001", "top", 100),
        length("out-00-001", "width", 50), length("out-00-001", "height", 40),
      ].enumerated().map { "\($1) id=\"con-00-\($0)\"" })
    func mask(_ key: String, _ what: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"subviews\"><\(what) reference=\"sid-00-001\"/></mask>"
        + "</variation>"
    }
    let end = text.range(of: "</view>", options: .backwards)
    guard let end else { return text }
    return text.replacingCharacters(
      in: end,
      with: mask("default", "exclude") + mask("widthClass=regular", "include") + "</view>")
  }

  @Test func `are those of a window of the width, and findings are of their elements`() throws {
    let text = Self.document().replacing(#" userLabel="side""#, with: "")
    let path = try folder.write(text, to: "Main.xib")
    let following = run("check", path, "--device", "ipad air", "--every-width").output
    #expect(
      following.replacing(path, with: "F") == """
        F:8:1: warning: UIView reaches 100 points beyond the left of the screen [off-screen]
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="out-00-001"/>
        ^~~~~
          at: all 1047 screens; solved
          scene: view
          view: view/UIView

        """)
    let kept = run("check", path, "--device", "ipad air", "--every-width", "--keep-classes").output
    #expect(
      kept.split(separator: "\n").filter { $0.hasPrefix("  at: ") || $0.hasPrefix("  view: ") } == [
        "  at: iPad Air, width up to 615; 296 of 1047 screens; solved", "  view: view/UIView",
        "  at: all 1047 screens; solved", "  view: view/UIView[1]",
      ])
  }

  @Test func `have a formula compared with that of the same element`() throws {
    let old = try folder.write(Self.document(), to: "Old.xib")
    let new = try folder.write(Self.document(leading: -120), to: "New.xib")
    let lines = run("diff", old, new, "--device", "ipad air", "--every-width").output
    #expect(lines.hasSuffix("    view/UIView: x -100 -> -120; all 1047 screens\n"))
  }

  @Test func `stay those of a phone on its side, whatever phones are as wide`() {
    let of = { (device: String) in
      run("breakpoints", "Gallery", "--device", device, "--landscape", "--every-width", "600...900")
        .output.split(separator: "\n").dropFirst()
    }
    #expect(of("iphone 8").contains { $0.contains("regular") || $0.contains("compact") } == false)
    #expect(of("iphone 8 plus").contains { $0.contains("w regular") } == false)
    #expect(of("ipad air 2").contains { $0.hasPrefix("   660  w regular") })
  }
}
