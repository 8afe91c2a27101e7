import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct PictureLocaleTests {
  @Test func `pictures are the same in every locale`() {
    func output(_ variables: [String: String], _ more: String...) -> String {
      Program.tenniel(variables: variables).run(["render", "Gallery", "--format", "svg"] + more)
        .output
    }
    let usual = output(["LANG": "C.UTF-8"])
    #expect(output([:]) == usual)
    #expect(output(["LC_ALL": "C"]) == usual)
    #expect(output(["LANG": "C.UTF-8"], "--glyphs", "ascii") == output([:], "--glyphs", "ascii"))
    #expect(output([:], "--glyphs", "ascii") != usual)
  }
}
