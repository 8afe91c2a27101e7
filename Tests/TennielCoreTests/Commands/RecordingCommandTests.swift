import Testing

@testable import TennielCore

/// `render --format cast`, and what it shares with the other formats.
@MainActor
@Suite struct RecordingCommandTests {
  private func run(_ scene: String, _ words: String...) -> Outcome { run(scene, words) }

  private func run(
    _ scene: String, _ words: [String], _ variables: [String: String] = ["LANG": "C.UTF-8"]
  ) -> Outcome {
    Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: variables)
    ).run(["render", scene] + words)
  }

  @Test func `a recording fails on the problems on which a frame fails`() {
    let scene = "Gallery: fixed halves"
    let frame = run(scene, "--fail-on", "any")
    let recording = run(scene, "--fail-on", "any", "--format", "cast", "--keys", "i")
    #expect(frame.status == 1)
    #expect(recording.status == 1)
    #expect(recording.diagnostics == frame.diagnostics)
    #expect(recording.diagnostics.contains("cardView3.bottom == view.safeArea.bottom is left out"))
    let passing = run(scene, "--fail-on", "ambiguous", "--format", "cast", "--keys", "i")
    #expect(passing.status == 0)
    #expect(passing.diagnostics == "")
  }

  @Test func `a recording fails on the problems that its keys lead to`() {
    func status(_ keys: String) -> Int32 {
      run("Form", "--fail-on", "any", "--format", "cast", "--keys", keys).status
    }
    #expect(status("i") == 0)
    #expect(status(Array(repeating: "shift-left", count: 4).joined(separator: " ")) == 1)
  }

  @Test func `a recording has the document's notices`() throws {
    let folder = try DocumentFolder()
    let path = try folder.write(
      DocumentText.storyboard().replacingOccurrences(
        of: "<label ", with: "<label customClass=\"Fancy\" "), to: "a.storyboard")
    for words in [["--notices"], ["--fail-on", "notice"]] {
      let frame = run(path, words)
      let recording = run(path, words + ["--format", "cast", "--keys", "i"])
      #expect(frame.diagnostics.contains("Fancy"))
      #expect(recording.diagnostics == frame.diagnostics)
      #expect(recording.status == frame.status)
    }
  }

  @Test func `options that a format does not take are refused, of folders too`() throws {
    #expect(
      run("Form", "--format", "cast", "--columns", "40")
        == Outcome(
          diagnostics: "tenniel: --columns and --rows don't go with --format cast, "
            + "whose size --terminal gives\n", status: 2))
    let folder = try DocumentFolder()
    try folder.write(DocumentText.storyboard(), to: "a.storyboard")
    try folder.write(DocumentText.xib, to: "b.xib")
    for words in [["--keys", "r"], ["--terminal", "90x20"]] {
      for subject in ["Form", folder.path] {
        #expect(
          run(subject, words[0], words[1])
            == Outcome(
              diagnostics: "tenniel: with 'render', --keys and --terminal need --format cast\n",
              status: 2))
      }
    }
  }

  @Test(arguments: ["svg", "cast"])
  func `pictures and recordings are the same in every locale`(format: String) {
    func output(_ variables: [String: String], _ more: String...) -> String {
      let keys = format == "cast" ? ["--keys", "i"] : []
      return run("Gallery", ["--format", format] + keys + more, variables).output
    }
    let usual = output(["LANG": "C.UTF-8"])
    #expect(output([:]) == usual)
    #expect(output(["LC_ALL": "C"]) == usual)
    #expect(output(["LANG": "C.UTF-8"], "--glyphs", "ascii") == output([:], "--glyphs", "ascii"))
    #expect(output([:], "--glyphs", "ascii") != usual)
  }
}
