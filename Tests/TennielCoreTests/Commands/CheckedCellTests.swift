import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

/// A xib of a cell of 320 x 64 points, whose button of 64 points fills its height.
@Suite struct `A cell in a xib that is checked` {
  private func cell(_ element: String, content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <objects>
    <\(element) contentMode="scaleToFill" id="cel-l0-000">
    <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
    <\(content) key="contentView" opaque="NO" \
    contentMode="center" id="con-te-nt0">
    <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-n00">
    <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
    <constraints><constraint firstAttribute="height" constant="64" id="hei-gh-t00"/></constraints>
    <state key="normal" title="Connect"/>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="but-to-n00" firstAttribute="top" secondItem="con-te-nt0" \
    secondAttribute="top" id="top-00-000"/>
    <constraint firstAttribute="bottom" secondItem="but-to-n00" secondAttribute="bottom" \
    id="bot-to-m00"/>
    <constraint firstItem="but-to-n00" firstAttribute="leading" secondItem="con-te-nt0" \
    secondAttribute="leading" id="lea-di-ng0"/>
    <constraint firstAttribute="trailing" secondItem="but-to-n00" secondAttribute="trailing" \
    id="tra-il-ing"/>
    </constraints>
    </\(content)>
    </\(element)>
    </objects>
    </document>
    """
  }

  private func run(_ words: [String], on document: String) throws -> Outcome {
    let folder = DocumentFolder()
    let path = try folder.write(document, to: "Cell.xib")
    let program = Program.tenniel([])
    return program.run([words[0], path] + words.dropFirst())
  }

  @Test func `is as high on each device as its document draws it`() throws {
    let row = cell("tableViewCell", content: "tableViewCellContentView")
    for words in [
      ["--devices", "iphone 15,iphone 4s"], ["--devices", "iphone 15", "--orientations", "both"],
      ["--device", "iphone 15"], ["--every-width"],
    ] {
      #expect(try run(["check"] + words, on: row).output == "", "\(words)")
    }
  }

  @Test func `has the height that its constraints demand at all widths but its own`() throws {
    let drawn = #"<rect key="frame" x="0.0" y="0.0" width="320" height="64"/>"#
    let row = cell("tableViewCell", content: "tableViewCellContentView")
      .replacing(drawn, with: drawn.replacing("64", with: "50"))
    let lines = try run(["check", "--every-width"], on: row).output.split(separator: "\n")
    #expect(lines.contains { $0.contains(": review: ") && $0.hasSuffix("[conflict]") })
    let places = lines.filter { $0.hasPrefix("  at: ") }
    #expect(places.allSatisfy { $0.hasPrefix("  at: width 320; 1 of ") }, "\(places)")
    let tree = try run(["why", "--device", "iphone 15"], on: row).output
    #expect(tree.split(separator: "\n").first == "tableViewCell on 393 x 64")
  }

  @Test func `is as large as an option says, for all commands`() throws {
    let row = cell("tableViewCell", content: "tableViewCellContentView")
    let lines = try run(["check", "--size", "320x100"], on: row).output.split(separator: "\n")
    #expect(lines.contains("  at: 320 x 100"))
    #expect(lines.contains { $0.contains(": review: ") && $0.hasSuffix("[conflict]") })
  }

  @Test func `is as wide as the screen in a table, as in its document in a collection`() throws {
    let row = cell("tableViewCell", content: "tableViewCellContentView")
    let item = cell("collectionViewCell", content: "view")
    func size(_ document: String, _ words: String...) throws -> Substring? {
      try run(["why"] + words, on: document).output.split(separator: "\n").first
    }
    #expect(try size(row, "--device", "iphone 15") == "tableViewCell on 393 x 64")
    #expect(try size(item, "--device", "iphone 15") == "collectionViewCell on 320 x 64")
    #expect(try size(row, "--size", "300x500") == "tableViewCell on 300 x 500")
  }
}
