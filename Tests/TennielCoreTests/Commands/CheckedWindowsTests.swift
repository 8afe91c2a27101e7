import Testing

@testable import Commands

/// A view of 400 points whose bottom is 560 points below the top of the screen.
@Suite struct `Screens of devices` {
  private let folder = DocumentFolder()

  private func document(in folder: DocumentFolder) throws -> String {
    let text = DocumentText.xib(
      #"""
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
      id="box-00-001" userLabel="box"/>
      """#,
      constraints: [
        #"firstItem="box-00-001" firstAttribute="leading" secondItem="vie-w0" "#
          + #"secondAttribute="leading""#,
        #"firstItem="box-00-001" firstAttribute="top" secondItem="vie-w0" secondAttribute="top" "#
          + #"constant="60""#,
        #"firstItem="box-00-001" firstAttribute="width" constant="400""#,
        #"firstItem="box-00-001" firstAttribute="height" constant="500""#,
      ].enumerated().map { "\($1) id=\"con-00-\($0)\"" })
    return try folder.write(text, to: "Main.xib")
  }

  private func findings(_ outcome: Outcome) -> [Substring] {
    outcome.output.split(separator: "\n").filter {
      $0.contains("warning: ") || $0.contains("error: ") || $0.hasPrefix("  at: ")
    }.map { $0.split(separator: "Main.").last ?? $0 }
  }

  @Test func `are all of their windows, of a split iPad too`() throws {
    let path = try document(in: folder)
    let few = run("check", path, "--as-devices", "--devices", "ipad air 2,iphone 8 plus")
    let off = "xib:7:13: warning: box reaches 80 points beyond the right of the screen [off-screen]"
    // 320 points wide are the thirds and what slides over; 414 high is the phone on its side.
    #expect(
      findings(few) == [
        off[...],
        "  at: iPad Air 2 third and iPad Air 2 slide-over; iPhone 8 Plus, landscape; 5 of 12 screens",
      ])
    #expect(
      run("check", path, "--as-devices", "--orientations", "landscape").output
        .contains("  at: 34 of 64 devices, landscape; the first is iPhone 4s, landscape\n"))
  }

  @Test func `have all widths with the bars and margins of each device`() throws {
    let path = try document(in: folder)
    let found = run(
      "check", path, "--every-width", "--devices", "iphone 4s,iphone 8", "--orientations", "both")
    #expect(
      findings(found) == [
        "xib:7:13: warning: box reaches 80 points beyond the bottom and 80 points beyond the right of "
          + "the screen [off-screen]",
        "  at: all but iPhone 8, portrait, width 400 and up; 3221 of 4188 screens; solved",
      ])
  }

  @Test func `have all widths at the heights of devices and at both ends`() throws {
    let path = try document(in: folder)
    let found = run("check", path, "--every-width", "380...420", "--every-height", "550...700")
    // Those heights are 550, 568, 667 and 700.
    #expect(
      findings(found) == [
        "xib:7:13: warning: box reaches 10 points beyond the bottom and 20 points beyond the right of "
          + "the screen [off-screen]",
        "  at: all but height 568 and up, width 400 and up; 101 of 164 screens; solved",
      ])
    #expect(
      run("breakpoints", path, "--every-width", "--every-height").diagnostics
        == "tenniel: 'breakpoints' lists those of --every-width or of --every-height, not of both\n"
    )
  }
}
