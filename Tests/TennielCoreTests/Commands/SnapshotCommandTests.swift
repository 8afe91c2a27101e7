import Foundation
import Testing

@testable import TennielCore

@MainActor
@Suite struct `Snapshots of layouts` {
  /// A folder with a document, in which goldens are kept.
  private struct Project {
    let folder: DocumentFolder
    let document: String
    var goldens: String { folder.path + "/Goldens" }

    init() throws {
      folder = try DocumentFolder()
      document = try folder.write(Self.text(constant: 16), to: "Views/Main.storyboard")
    }

    @MainActor
    func run(_ words: String..., variables: [String: String] = [:]) -> Outcome {
      Program(
        name: "tenniel", scenes: [], environment: ProgramEnvironment(variables: variables)
      ).run(
        ["snapshot", document, "--goldens", goldens, "--devices", "iphone-4s,iphone-8"] + words)
    }

    /// The names of all goldens.
    var files: [String] {
      (FileManager.default.subpaths(atPath: goldens) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    func change(constant: Int) throws {
      try folder.write(Self.text(constant: constant), to: "Views/Main.storyboard", replacing: true)
    }

    static func text(constant: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc-00-001">
          <scenes>
              <scene sceneID="sc-00-001">
                  <objects>
                      <viewController id="vc-00-001" customClass="Log in" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="vi-00-001">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
                                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bo-00-001" userLabel="box">
                                      <rect key="frame" x="16" y="100" width="160" height="64"/>
                                      <color key="backgroundColor" systemColor="systemBlueColor"/>
                                      <constraints>
                                          <constraint firstAttribute="width" constant="160" id="co-00-001"/>
                                          <constraint firstAttribute="height" constant="64" id="co-00-002"/>
                                      </constraints>
                                  </view>
                              </subviews>
                              <constraints>
                                  <constraint firstItem="bo-00-001" firstAttribute="leading" secondItem="vi-00-001" secondAttribute="leading" constant="\(constant)" id="co-00-003"/>
                                  <constraint firstItem="bo-00-001" firstAttribute="top" secondItem="vi-00-001" secondAttribute="top" constant="96" id="co-00-004"/>
                              </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-00-001" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
    }
  }

  @Test func `what is not there yet is kept and fails once, and then it holds`() throws {
    let project = try Project()
    let first = project.run()
    #expect(first.status == 1)
    #expect(first.output.hasSuffix("Main.storyboard#Log in: no golden until now: all 2 screens\n"))
    #expect(first.diagnostics.hasPrefix("tenniel: of 2 goldens, 2 kept for the first time\n"))
    #expect(
      project.files == [
        "Views/Main.storyboard/Log-in/iPhone-4s.txt", "Views/Main.storyboard/Log-in/iPhone-8.txt",
      ])
    let kept = try String(
      contentsOfFile: project.goldens + "/" + project.files[0], encoding: .utf8)
    #expect(kept.hasPrefix("╭"))
    #expect(kept.hasSuffix("\n\nview    0   0  320  480\n  box  16  96  160   64\n"))
    let second = project.run()
    #expect(second.status == 0)
    #expect(second.output.isEmpty)
  }

  @Test func `what differs fails with both pictures and the frames that moved`() throws {
    let project = try Project()
    _ = project.run()
    try project.change(constant: 32)
    let outcome = project.run()
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix("Main.storyboard#Log in: iPhone 4s: 28 cells and 1 frame differ"))
    #expect(lines[1].hasPrefix("  kept "))
    #expect(lines.contains("  view/box: x 16 -> 32"))
    #expect(lines.last == "  and more: all 2 screens")
    // The goldens stay as they were.
    try project.change(constant: 16)
    #expect(project.run().status == 0)
  }

  @Test func `a mode says what is written, and CI writes nothing by itself`() throws {
    let project = try Project()
    #expect(project.run(variables: ["CI": "true"]).status == 1)
    #expect(project.files.isEmpty)
    #expect(project.run("--record", "failed", variables: ["CI": "true"]).status == 0)
    #expect(project.files.count == 2)
    try project.change(constant: 32)
    #expect(project.run(variables: ["TENNIEL_UPDATE_GOLDENS": "failed"]).status == 0)
    #expect(project.run().status == 0)
    let unknown = project.run(variables: ["TENNIEL_UPDATE_GOLDENS": "maybe"])
    #expect(
      unknown
        == Outcome(
          diagnostics:
            "tenniel: TENNIEL_UPDATE_GOLDENS is 'maybe', and not one of missing, failed, "
            + "all, never\n", status: 2))
  }

  @Test func `goldens of nothing are named, and deleted on request`() throws {
    let project = try Project()
    _ = project.run()
    try project.folder.write("old", to: "Goldens/Views/Main.storyboard/Gone/iPhone-8.txt")
    let named = project.run()
    #expect(named.status == 0)
    #expect(
      named.diagnostics.hasPrefix(
        "tenniel: Views/Main.storyboard/Gone/iPhone-8 belongs to nothing any more: --prune deletes it\n"
      ))
    #expect(project.run("--prune").diagnostics.contains("is deleted"))
    #expect(project.files.count == 2)
    #expect(
      !FileManager.default.fileExists(atPath: project.goldens + "/Views/Main.storyboard/Gone"))
  }

  @Test func `a difference is a finding in every format`() throws {
    let project = try Project()
    _ = project.run()
    try project.change(constant: 32)
    let json = project.run("--format", "json")
    #expect(json.output.contains("\"check\":\"golden\""))
    #expect(json.output.contains("28 cells and 1 frame differ from the golden"))
    #expect(project.run("--format", "github").output.hasPrefix("::error file="))
  }
}
