import Foundation
import Scenes
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

/// `tenniel new FILE`, of templates and of the program's own documents.
@Suite struct NewCommandTests {
  private let folder = DocumentFolder()

  private func new(_ name: String, _ template: String? = nil) -> Outcome {
    Program(name: "tenniel", scenes: NamedScene.shipped).run(
      ["new", folder.path + "/" + name] + (template.map { ["--template", $0] } ?? []))
  }

  private func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.path + "/" + name).map(Array.init)
  }

  private var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func `names the templates in its help, those of scenes last`() {
    #expect(
      DocumentTemplate.all.map(\.name) == [
        "empty", "navigation", "tabs", "table", "xib", "gallery-storyboard", "form-storyboard",
        "cookbook", "settings", "account-form", "nib-cells", "chessboard",
      ])
  }

  @Test func `writes a document of the program's own by the name of its scene`() {
    let outcome = new("Recipes.storyboard", "cookbook")
    #expect(outcome.status == 0)
    #expect(bytes("Recipes.storyboard") == SceneDocument.cookbook.bytes)
    #expect(
      names == [
        "Recipes.storyboard", "cat.png", "hatter.png", "queen.png", "rabbit.png", "tea.png",
      ])
    let path = folder.path + "/Recipes.storyboard"
    #expect(
      outcome.output == "wrote \(path) and tea.png, rabbit.png, cat.png, hatter.png, queen.png "
        + "beside it, the storyboard of the scene Cookbook: 'tenniel --edit \(path)' opens it\n")
  }

  @Test func `has the texts go by the name of the document`() {
    #expect(new("Options.storyboard", "settings").status == 0)
    #expect(names == ["Options.storyboard", "de.lproj", "de.lproj/Options.strings"])
    let rendered = Program(name: "tenniel", scenes: []).run(
      ["render", folder.path + "/Options.storyboard", "--language", "de"])
    #expect(rendered.output.contains("Einstellungen"))
    #expect(rendered.diagnostics == "")
  }

  @Test(arguments: DocumentTemplate.all.map(\.name))
  func `writes documents of every template that are read without a notice`(template: String) {
    let isXib = template == "xib" || template == "nib-cells"
    let name = isXib ? "Tea.xib" : "Tea.storyboard"
    #expect(new(name, template).status == 0)
    let rendered = Program(name: "tenniel", scenes: []).run(["render", folder.path + "/" + name])
    #expect(rendered.status == 0 && rendered.diagnostics == "")
    let other = new(isXib ? "Tea.storyboard" : "Tea.xib", template)
    #expect(other.status == 2)
    #expect(other.diagnostics.contains("the file's name ends with .\(isXib ? "xib" : "story")"))
  }

  @Test func `names the document where there is no folder for it`() {
    #expect(
      new("none/Tea.storyboard", "cookbook").diagnostics
        == "tenniel: could not write \(folder.path)/none/Tea.storyboard: there is no such folder\n")
    #expect(names == [])
  }

  @Test func `leaves alone what is there, and then writes nothing`() throws {
    #expect(new("Tea.storyboard", "gallery storyboard").status == 0)
    let before = names
    #expect(
      new("Tea.storyboard", "gallery-storyboard").diagnostics
        == "tenniel: could not write \(folder.path)/Tea.storyboard: "
        + "it is there already, and was left alone\n")
    // The same pictures serve both documents, but no others that have their names.
    #expect(new("Cake.storyboard", "gallery-storyboard").status == 0)
    try folder.write("other", to: "cat.png")
    let refused = new("Jam.storyboard", "gallery-storyboard")
    #expect(refused.status == 1)
    #expect(
      refused.diagnostics == "tenniel: could not write \(folder.path)/cat.png: "
        + "it is there already, and was left alone\n")
    #expect(names == (before + ["Cake.storyboard"]).sorted())
  }
}
