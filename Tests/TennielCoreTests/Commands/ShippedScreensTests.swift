import JSON
import Testing

@testable import Commands
@testable import TennielCore

@Suite struct `A document is checked where its app ships` {
  private let folder = DocumentFolder()

  private func run(_ words: String...) -> Outcome { Program.tenniel([]).run(words) }

  private func screens(_ path: String, _ scene: Int = 0) throws -> [String] {
    let outcome = run("check", path, "--format", "json")
    let scenes = try JSONDocument(Array(outcome.output.utf8)).root["scenes"]?.elements
    let axes = try #require(scenes?[scene]["axes"]?.elements)
    #expect(axes.count == 1)
    return axes[0]["values"]?.elements.compactMap(\.string) ?? []
  }

  private func writeList(_ more: String) throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientationLandscapeLeft</string></array>\(more)</dict></plist>
      """, to: "Info.plist")
  }

  @Test func `which is on phones and iPads where nobody says`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Main.storyboard")
    #expect(
      try screens(path) == ["iPhone SE", "iPhone 16 Pro", "iPad Air 5", "iPhone SE, long texts"])
    // What longer texts do not change is one finding.
    let outcome = run("check", path)
    #expect(outcome.output.contains("  at: iPhone SE and iPhone SE, long texts; 2 of 4 screens\n"))
    #expect(!outcome.output.contains("[headroom]"))
    #expect(
      outcome.diagnostics.hasPrefix(
        "tenniel: checked on iPhone SE, iPhone 16 Pro, iPad Air 5 upright: no project says where "
          + "the app runs\ntenniel: 1 error"))
  }

  @Test func `which one short line says, and with the notes a second one says the rest`() throws {
    try writeList("<key>MinimumOSVersion</key><string>17.0</string>")
    try folder.write(DocumentText.conflict, to: "Main.storyboard")
    let places = "tenniel: checked on iPhone 8 both ways, iPhone 16 Pro, iPad Air 5 both ways, as "
    let list = "\(folder.path)/Info.plist says"
    let lines = run("check", folder.path).diagnostics.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == places + list)
    let all = run("check", folder.path, "--notes").diagnostics.split(separator: "\n")
    #expect(all.count == 3 && all[0] == places + list + " (iOS 17 and later)")
    #expect(
      all[1] == """
        tenniel: on the first of these also with larger text, long texts and the longest language, \
        where there are such; --devices and other options name others
        """)
  }

  @Test func `on its side and with larger text, as the property list and the texts say`() throws {
    try writeList(
      "<key>MinimumOSVersion</key><string>17.0</string>"
        + "<key>UIDeviceFamily</key><array><integer>1</integer></array>")
    let path = try folder.write(
      DocumentText.conflict.replacing(
        "<subviews>",
        with: "<subviews><label adjustsFontForContentSizeCategory=\"YES\" id=\"la-00-009\"/>"),
      to: "Main.storyboard")
    #expect(
      try screens(path) == [
        "iPhone 8", "iPhone 8 landscape", "iPhone 8, text AX1", "iPhone 16 Pro",
        "iPhone 8, long texts",
      ])
  }

  @Test func `and in the language whose texts are the longest`() throws {
    let path = try folder.write(DocumentText.conflict, to: "Base.lproj/Main.storyboard")
    try folder.write("\"a.text\" = \"kurz\";", to: "de.lproj/Main.strings")
    try folder.write("\"a.text\" = \"plus long\";", to: "fr.lproj/Main.strings")
    #expect(try screens(path).contains("iPhone SE, language fr"))
  }

  @Test func `also if a controller is drawn as high as a sheet`() throws {
    let path = try folder.write(
      DocumentText.conflict.replacing("height=\"667\"", with: "height=\"612\""),
      to: "Main.storyboard")
    #expect(try screens(path).contains("iPad Air 5"))
  }

  @Test func `but not where an option names screens`() throws {
    let path = try folder.write(DocumentText.conflict, to: "Main.storyboard")
    #expect(
      run("check", path, "--devices", "iphone 8")
        == Outcome(diagnostics: "tenniel: nothing found in 1 scene of 1 document\n"))
  }

  @Test func `and documents of other platforms are counted`() throws {
    try folder.write(DocumentText.conflict, to: "Main.storyboard")
    let mac = DocumentText.conflict.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    try folder.write(mac, to: "Mac/A.storyboard")
    try folder.write(mac, to: "Mac/B.storyboard")
    let outcome = run("check", folder.path)
    #expect(outcome.diagnostics.hasPrefix("tenniel: 2 documents of macOS left out\n"))
    #expect(outcome.status == 1)
    // What is named is no oversight.
    #expect(run("check", folder.path + "/Mac/A.storyboard").status == 2)
  }
}

@Suite struct `What only code can answer` {
  private let folder = DocumentFolder()

  @Test func `is to be reviewed, with the question, and fails nothing`() throws {
    let path = try folder.write(Self.alternates, to: "Main.storyboard")
    let outcome = Program.tenniel([]).run(["check", path, "--devices", "iphone 8"])
    #expect(outcome.output.contains(": review: The text of second is written over that of first "))
    #expect(outcome.output.contains("  review: both are outlets: code may show one at a time\n"))
    #expect(outcome.status == 0)
  }

  /// Two labels in one place, both with outlets.
  private static let alternates = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc-00-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc-00-001"><objects>
    <viewController id="vc-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vi-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="la-00-001">
    <rect key="frame" x="40" y="100" width="100" height="21"/></label>
    <label text="2nd" translatesAutoresizingMaskIntoConstraints="NO" id="la-00-002">
    <rect key="frame" x="40" y="100" width="100" height="21"/></label>
    </subviews>
    <constraints>
    <constraint firstItem="la-00-001" firstAttribute="top" secondItem="vi-00-001" \
    secondAttribute="top" constant="100" id="co-00-001"/>
    <constraint firstItem="la-00-001" firstAttribute="leading" secondItem="vi-00-001" \
    secondAttribute="leading" constant="40" id="co-00-002"/>
    <constraint firstItem="la-00-002" firstAttribute="top" secondItem="vi-00-001" \
    secondAttribute="top" constant="100" id="co-00-003"/>
    <constraint firstItem="la-00-002" firstAttribute="leading" secondItem="vi-00-001" \
    secondAttribute="leading" constant="40" id="co-00-004"/>
    </constraints>
    </view>
    <connections>
    <outlet property="first" destination="la-00-001" id="ou-00-001"/>
    <outlet property="second" destination="la-00-002" id="ou-00-002"/>
    </connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test func `is no question without the outlets`() throws {
    let path = try folder.write(
      Self.alternates.replacing(
        "<outlet property=\"second\" destination=\"la-00-002\" id=\"ou-00-002\"/>", with: ""),
      to: "Main.storyboard")
    let outcome = Program.tenniel([]).run(["check", path, "--devices", "iphone 8"])
    #expect(
      outcome.output.contains(": warning: The text of UILabel is written over that of first "))
    #expect(outcome.status == 1)
  }

  @Test func `a longer text that is written over another one is told, a longer one alone is not`()
    throws
  {
    let apart = Self.alternates.replacing(
      "secondAttribute=\"leading\" constant=\"40\" id=\"co-00-004\"",
      with: "secondAttribute=\"leading\" constant=\"120\" id=\"co-00-004\"")
    let path = try folder.write(apart, to: "Main.storyboard")
    let outcome = Program.tenniel([]).run(["check", path])
    #expect(
      outcome.output.contains(
        ": review: With longer texts: The text of second is written over that of first [headroom]\n"
      ))
    #expect(outcome.output.contains("  at: iPhone SE, long texts; 1 of 4 screens\n"))
    let bounded = apart.replacing(
      "<constraints>",
      with: "<constraints><constraint firstItem=\"la-00-002\" firstAttribute=\"leading\" "
        + "relation=\"greaterThanOrEqual\" secondItem=\"la-00-001\" secondAttribute=\"trailing\" "
        + "constant=\"8\" id=\"co-00-005\"/>")
    let mended = Program.tenniel([]).run(
      ["check", try folder.write(bounded, to: "Main.storyboard")])
    #expect(!mended.output.contains("headroom"))
  }
}
