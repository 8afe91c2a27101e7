import Foundation
import JSON
import Testing

@testable import TennielCore

@MainActor
@Suite struct `Contracts of check` {
  private func run(_ words: String...) -> Outcome { run(words) }

  private func run(_ words: [String]) -> Outcome {
    Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
    ).run(words)
  }

  /// A folder with a document of ours, and a contract beside it.
  private func folder(_ contract: String) throws -> DocumentFolder {
    let folder = try DocumentFolder()
    let text = try String(contentsOfFile: "Scenes/Documents/Form.storyboard", encoding: .utf8)
    try folder.write(text, to: "Main.storyboard")
    try folder.write(contract, to: "Main.contract")
    return folder
  }

  private func output(_ outcome: Outcome, in folder: DocumentFolder) -> String {
    outcome.output.replacing(folder.path, with: "F")
  }

  @Test func `are found beside their documents, and broken rules are errors`() throws {
    let folder = try folder(
      """
      // The form.
      expect
        textFieldTop.height >= 30
        textFieldTop.height >= 44
      expect width 320...1366, text L XL, both directions
        button.width <= 0.1 * width
        gap(textFieldTop, textFieldBottom) == 8; noOverlap(all)
        textFieldTop.leading >= 60 when right to left
      """)
    let outcome = run("check", folder.path + "/Main.storyboard")
    #expect(outcome.status == 1)
    #expect(
      output(outcome, in: folder) == """
        F/Main.storyboard:20:29: error: textFieldTop.height is 34, expected 44 or more (F/Main.contract:4) [contract]
                                    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVe…
                                    ^~~~~~~~~~
          at: iPhone 15
          scene: Form
          view: view/textFieldTop
        F/Main.storyboard:33:29: error: button.width is 58, expected 32 (0.1 * width) or less (F/Main.contract:6) [contract]
                                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVer…
                                    ^~~~~~~
          at: iPhone 15, width up to 578; 1036 of 4188 screens; proved
          scene: Form
          view: view/button

        """)
    #expect(outcome.diagnostics == "tenniel: 2 errors in 1 scene of 1 document\n")
  }

  @Test func `tell all mistakes of their texts, and what no scene has`() throws {
    let folder = try folder(
      """
      expect
        button.hight >= 44; butten.width >= 4
        safeArea.top >= 0
        button.left >= 0 when height compact
      """)
    let outcome = run("check", folder.path)
    #expect(outcome.status == 2)
    #expect(
      output(outcome, in: folder) == """
        F/Main.contract:2:10: error: 'hight' is no edge; nearest: right, height [contract]
            button.hight >= 44; butten.width >= 4
                   ^
        F/Main.contract:2:23: error: no view is called 'butten'; nearest: button [contract]
            button.hight >= 44; butten.width >= 4
                                ^
        F/Main.contract:3:3: error: 'safeArea' is a guide; a rule is about views, such as one that is pinned to it [contract]
            safeArea.top >= 0
            ^
        F/Main.contract:4:3: hint: button.left >= 0 when height compact was never checked: at no screen are its views shown together while it is in force [contract]
            button.left >= 0 when height compact
            ^

        """)
    #expect(
      outcome.diagnostics == "tenniel: 3 errors and 1 hint in 1 scene of 1 document\n")
  }

  @Test func `are for all scenes of a run where the command names them`() throws {
    let folder = try folder("expect\n")
    let path = try folder.write(
      "expect\n  button.width >= 500\n  nobody.left >= 0\n", to: "shared.contract")
    let both = run("check", "--contract", path)
    #expect(both.status == 2)
    #expect(both.output.contains("button.width is "))
    #expect(
      both.output.replacing(path, with: "C")
        .contains("C:3:3: error: no view is called 'nobody'"))
    #expect(!both.output.contains("no view is called 'button'"))
    #expect(
      run("check", "form", "--contract", folder.path + "/none.contract")
        == Outcome(
          diagnostics: "tenniel: the contract "
            + UsageError.quoted(folder.path + "/none.contract")
            + " can't be read: there is no such file\n", status: 2))
  }

  /// What `check` says of the contract beside a document.
  private func complaint(_ folder: DocumentFolder) -> String {
    let outcome = run("check", folder.path + "/Main.storyboard")
    #expect(outcome.status == 2)
    return output(outcome, in: folder)
  }

  @Test func `that say nothing are errors`() throws {
    let words =
      "there is no rule, so that nothing is checked: a rule is a line such as ok.height >= 44 "
      + "below 'expect' [contract]\n"
    #expect(complaint(try folder("")) == "F/Main.contract:1:1: error: " + words)
    #expect(
      complaint(try folder("# later\n"))
        == "F/Main.contract:1:1: error: " + words + "  # later\n  ^\n")
  }

  @Test func `are regular files, and what is none is not waited for`() throws {
    let folder = try folder("expect\n")
    let path = folder.path + "/Main.contract"
    let words = "F/Main.contract: error: the contract can't be read: "
    unlink(path)
    #expect(symlink("nowhere", path) == 0)
    #expect(complaint(folder) == words + "it is a link to nothing [contract]\n")
    unlink(path)
    #expect(symlink("/dev/zero", path) == 0)
    #expect(
      complaint(folder) == words + "it is no file, but a pipe or a device [contract]\n")
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      complaint(folder) == words + "it is no file, but a pipe or a device [contract]\n")
    #expect(
      run("check", "form", "--contract", path).diagnostics
        == "tenniel: the contract " + UsageError.quoted(path)
        + " can't be read: it is no file, but a pipe or a device; write its text to a file, and "
        + "name that\n")
    unlink(path)
    #expect(mkdir(path, 0o700) == 0)
    #expect(complaint(folder) == words + "it is a folder [contract]\n")
  }

  @Test func `look only at a few screens of the scenes that they are not for`() throws {
    let folder = try DocumentFolder()
    func layouts(_ rule: String, _ scene: String) throws -> Int {
      let contract = try folder.write(
        "expect text XS...AX5, both directions, all classes\n  \(rule)\n", to: "own.contract")
      let count = Counter()
      var environment = ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
      environment.showsLife = { count.number += 1 }
      _ = Program(name: "tenniel", scenes: NamedScene.shipped, environment: environment)
        .run(["check", scene, "--contract", contract])
      return count.number
    }
    // Its own screen, two text sizes in two directions and four pairs of classes, and all twelve.
    #expect(try layouts("button.width >= 1", "form") == 1 + 2 * 2 * 4 + 12 * 2 * 4)
    #expect(try layouts("nobody.width >= 1", "form") == 1 + 2 * 2 * 4)
  }

  @MainActor
  private final class Counter {
    var number = 0
  }

  @Test func `miss a view that a size class takes out of the layout`() throws {
    let folder = try folder("expect all classes\n  visible(button)\n")
    let path = folder.path + "/Main.storyboard"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    func variation(_ key: String, _ what: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"subviews\"><\(what) reference=\"dCi-bF-g7U\"/></mask>"
        + "</variation>"
    }
    let variations = variation("default", "exclude") + variation("widthClass=regular", "include")
    try folder.write(
      text.replacing("</view>", with: variations + "</view>", maxReplacements: 1),
      to: "Main.storyboard")
    let outcome = run("check", path)
    #expect(
      output(outcome, in: folder).contains(
        "error: button is not in the layout, expected to be visible (F/Main.contract:2) [contract]")
    )
    #expect(
      outcome.output.contains("\n  at: iPhone 15, w compact h compact and w compact h regular"))
  }

  @Test func `are told of where no document of their name is`() throws {
    let folder = try folder("expect\n")
    let path = try folder.write("expect\n", to: "Mian.contract")
    let note =
      "tenniel: nothing is checked by \(path): no document of its name stands beside it, and "
      + "--contract does not name it\n"
    #expect(run("check", folder.path).diagnostics.hasPrefix(note))
    #expect(!run("check", folder.path, "--contract", path).diagnostics.contains(note))
    // Once, whoever names the folder.
    let twice = run("check", folder.path, folder.path, folder.path + "/Main.storyboard")
    #expect(twice.diagnostics.ranges(of: note).count == 1)
  }

  @Test func `are told of where only upper and lower case differ`() throws {
    let folder = try folder("expect\n  button.width >= 1\n")
    let (path, document) = (folder.path + "/Main.contract", folder.path + "/Main.storyboard")
    for name in ["main.contract", "Main.Contract"] {
      #expect(rename(path, folder.path + "/" + name) == 0)
      let note =
        "tenniel: nothing is checked by F/\(name): upper and lower case count, and the contract of "
        + "Main.storyboard is called Main.contract\n"
      for word in [document, folder.path] {
        let outcome = run("check", word)
        #expect(outcome.diagnostics.replacing(folder.path, with: "F").hasPrefix(note), "\(word)")
        #expect(outcome.status == 0)
      }
      #expect(rename(folder.path + "/" + name, path) == 0)
    }
    #expect(symlink("nowhere", folder.path + "/Other.contract") == 0)
    #expect(run("check", folder.path).diagnostics.contains("/Other.contract: no document of its"))
  }

  @Test func `look for names in all scenes of a document`() throws {
    let folder = try DocumentFolder()
    let text = try String(contentsOfFile: "Scenes/Documents/Account.storyboard", encoding: .utf8)
    let path = try folder.write(text, to: "Account.storyboard")
    try folder.write("expect\n  nameField.height >= 10\n", to: "Account.contract")
    for scene in ["", "#Account", "#Account 2"] {
      #expect(run("check", path + scene).status == 0, "\(scene)")
    }
  }

  @Test func `have reports, baselines and suppressions as other checks`() throws {
    let folder = try folder(
      "expect width 320...1366\n  button.width <= 0.1 * width\nexpect\n  button.width <= 10\n")
    let path = folder.path + "/Main.storyboard"
    let json = run("check", path, "--format", "json")
    let findings = try JSONDocument(Array(json.output.utf8)).root["findings"]?.elements ?? []
    #expect(
      findings.map { $0["fingerprint"]?.string } == [
        "contract dCi-bF-g7U button.width <= 10", "contract dCi-bF-g7U button.width <= 0.1 * width",
      ])
    #expect(findings.last?["screens"]?["known"]?.string == "proved")
    #expect(run("check", path, "--format", "junit").output.contains("<testcase name=\"contract\""))

    let baseline = folder.path + "/layouts.json"
    #expect(run("check", path, "--baseline", baseline, "--update-baseline").status == 0)
    #expect(run("check", path, "--baseline", baseline).status == 0)
    let configuration = try folder.write(
      #"{"suppressions": [{"check": "contract", "element": "button", "reason": "so"}]}"#,
      to: "tenniel.json")
    #expect(run("check", path, "--config", configuration).status == 0)
    #expect(run("check", path, "--fail-on", "conflict").status == 0)
    #expect(run("check", path, "--fail-on", "contract").status == 1)
  }
}
