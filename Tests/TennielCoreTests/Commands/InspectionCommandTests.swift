import Foundation
import JSON
import Testing

@testable import TennielCore

@MainActor
@Suite struct `frames, tree, constraints and why` {
  private func run(_ words: String...) -> Outcome {
    Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
    ).run(words)
  }

  private func document(_ text: String = DocumentText.storyboard()) throws -> (
    folder: DocumentFolder, path: String
  ) {
    let folder = try DocumentFolder()
    return (folder, try folder.write(text, to: "Main.storyboard"))
  }

  // MARK: frames

  @Test func `frames lists the document's frames beside the solved ones`() throws {
    let (folder, path) = try document()
    #expect(
      run("frames", path)
        == Outcome(
          output: """
            Login on 375 x 667
                                     document                  solved
            view         x   y  width  height    x   y  width  height
            view         0   0    375     667    0   0    375     667
              heading   16  40    100      21   16  40   51.5    20.5   differs

            """))
    withExtendedLifetime(folder) {}
  }

  @Test func `on another screen the document's frames are left out, and a scene of code has none`()
    throws
  {
    let (folder, path) = try document()
    let other = run("frames", path, "--size", "320x480")
    #expect(
      other.output == """
        Login on 320 x 480
                                   solved
        view         x   y  width  height
        view         0   0    320     480
          heading   16  40   51.5    20.5

        """)
    #expect(
      other.diagnostics
        == "tenniel: The document's frames are listed on its own screen alone: 375 x 667\n")
    let code = run("frames", "wonderland")
    #expect(code.diagnostics == "")
    #expect(
      code.output.hasPrefix("Wonderland on iPhone 7 Plus, 414 x 736\n"))
    #expect(!code.output.contains("document"))
    withExtendedLifetime(folder) {}
  }

  @Test func `frames as JSON has the ids of elements, and says which frames differ`() throws {
    let (folder, path) = try document()
    let text = run("frames", path, "--format", "json").output
    #expect(
      text.replacing(folder.path, with: "F") == """
        {"schema":"tenniel.frames/1","scenes":[
         {"scene":"Login","file":"F/Main.storyboard","device":null,"size":[375,667],"differing":1,
          "views":[
           {"path":"view","class":"UIView","id":"log-in-00v","document":[0,0,375,667],"solved":[0,0,375,667],"frame":[0,0,375,667],"differs":false,"shown":true},
           {"path":"view/heading","class":"UILabel","id":"lab-el-001","document":[16,40,100,21],"solved":[16,40,51.5,20.5],"frame":[16,40,51.5,20.5],"differs":true,"shown":true}]}]}

        """)
    #expect(try JSONDocument(Array(text.utf8)).root["scenes"]?.elements.count == 1)
  }

  @Test func `of a folder all scenes are listed, and what can't be read is status 2`() throws {
    let (folder, path) = try document()
    try folder.write("<document", to: "Broken.xib")
    let outcome = run("frames", folder.path)
    #expect(
      outcome.output.split(separator: "\n").filter { $0.contains(" on ") }
        == ["\(path)#Login on 375 x 667", "\(path)#Detail on 375 x 667"])
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("Broken.xib:1:1: "))
  }

  // MARK: tree

  @Test func `tree prints UIKit's trace with names, and marks what is ambiguous`() {
    let outcome = run("tree", "nested stacks: ambiguous")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.replacing(/id: [0-9]+/, with: "id: n") == """
        Nested stacks: ambiguous on iPhone 7 Plus, 414 x 736
        •UIWindow
        |   +view: UIView
        |   |   *margins: UILayoutGuide
        |   |   *row: UIStackView
        |   |   |   *red: UIView- AMBIGUOUS LAYOUT for red.Width{id: n}
        |   |   |   *white: UIView- AMBIGUOUS LAYOUT for white.minX{id: n}, white.Width{id: n}

        """)
    #expect(run("tree", "nested stacks: ambiguous").output == outcome.output)
  }

  @Test func `tree as JSON has the depth and the kind of layout of each item`() throws {
    let (folder, path) = try document()
    #expect(
      run("tree", path, "--format", "json").output.replacing(folder.path, with: "F") == """
        {"schema":"tenniel.tree/1","scenes":[
         {"scene":"Login","file":"F/Main.storyboard","device":null,"size":[375,667],
          "items":[
           {"path":null,"name":null,"class":"UIWindow","id":null,"kind":"view","depth":0,"layout":"host","ambiguous":[]},
           {"path":"view","name":"view","class":"UIView","id":"log-in-00v","kind":"view","depth":1,"layout":"autoresizing","ambiguous":[]},
           {"path":"view/heading","name":"heading","class":"UILabel","id":"lab-el-001","kind":"view","depth":2,"layout":"constraints","ambiguous":[]}]}]}

        """)
  }

  // MARK: constraints

  @Test(arguments: ["heading", "view/heading", "lab-el-001", "Sign in", "UILabel", "head"])
  func `constraints finds a view by name, path, id, text and class`(name: String) throws {
    let (folder, path) = try document()
    #expect(
      run("constraints", path, name)
        == Outcome(
          output: """
            Login on 375 x 667
            heading  UILabel  view/heading
            content 51.5 x 20.5  hug 250 250  resist 750 750
            constraint                            priority  from     state
            heading.leading == view.leading + 16  required  line 30  met
            heading.top == view.top + 40          required  line 31  met

            """))
    withExtendedLifetime(folder) {}
  }

  @Test func `constraints looks through all scenes of a document`() throws {
    let (folder, path) = try document()
    #expect(run("constraints", path, "box-00-001").output.hasPrefix("Detail on 375 x 667\n"))
    #expect(run("constraints", path + "#Login", "box-00-001").status == 2)
    withExtendedLifetime(folder) {}
  }

  @Test func `constraints tells what is broken, missed, inactive and of the system`() {
    let broken = run("constraints", "gallery: fixed halves", "cardView2", "--landscape").output
    #expect(
      broken.contains(
        "cardView2.trailing == view.trailing                     required  code  broken, off by 322\n"
      ))
    #expect(
      run("constraints", "autoresizing", "banner").output == """
        Autoresizing on iPhone 7 Plus, 414 x 736
        banner  UIView  view/banner
        content - x -  hug 250 250  resist 750 750
        laid out by its frame and autoresizing mask
        constraint                       priority  from  state
        label.top == banner.bottom + 16  required  code  met
        label.left == banner.left        required  code  met

        """)
    let inactive = run("constraints", "wonderland", "socialMediaView").output
    #expect(
      inactive.contains("socialMediaView.bottom == avatarView.bottom      required  code"))
    #expect(inactive.contains("  inactive\n"))
    let json = run("constraints", "wonderland", "imageView", "--format", "json").output
    #expect(json.contains(#""origin":"code","line":null,"column":null,"active":false"#))
  }

  @Test func `an item that is not there is told with the nearest names`() {
    #expect(
      run("constraints", "wonderland", "avtarView")
        == Outcome(
          diagnostics: "tenniel: unknown view 'avtarView'; nearest: avatarView\n", status: 2))
    #expect(
      run("constraints", "wonderland", "UILabel").diagnostics
        == "tenniel: 'UILabel' fits several: view/avatarView/titleLabel, view/chapterLabel\n")
    #expect(
      run("constraints", "wonderland").diagnostics
        == "tenniel: 'constraints' takes a scene and an item of it: constraints SCENE ITEM\n")
    #expect(
      run("constraints", "Scenes", "view").diagnostics
        == "tenniel: 'constraints' looks into one document: name FILE or FILE#SCENE\n")
  }

  // MARK: why

  @Test func `why adds the constraints up to the screen`() {
    #expect(
      run("why", "wonderland", "avatarView.bottom")
        == Outcome(
          output: """
            Wonderland on iPhone 7 Plus, 414 x 736
            why avatarView.bottom 201.3
              −         20   bookTextView.bottom == bottomLayoutGuide.top − 20
              −         10   avatarView.bottom == chapterLabel.top − 10
              −         26.3 chapterLabel.height == 26.333
              + 0.35 × 736   the screen's height

            """))
  }

  @Test func `why tells what is left out in a conflict`() {
    #expect(
      run("why", "visual format: unsatisfiable", "sign.width").output == """
        Visual format: unsatisfiable on iPhone 7 Plus, 414 x 736
        why sign.width 374
          −  20 sign.leading == view.leading + 20
          −  20 view.trailing == sign.trailing + 20
          + 414 the screen's width
        left out in a conflict: sign.width == 240, off by 134

        """)
  }

  @Test func `the parts that why lists for programs add up to the value`() throws {
    let text = run("why", "wonderland", "avatarView.bottom", "--format", "json").output
    let scene = try #require(
      try JSONDocument(Array(text.utf8)).root["scenes"]?.elements.first)
    let parts = try #require(scene["terms"]?.elements).compactMap { $0["part"]?.number }
    #expect(parts.count == 6)
    let value = try #require(scene["value"]?.number)
    #expect(abs(value - 201.267) < 0.001)
    #expect(abs(parts.reduce(0, +) - value) < 0.01)
  }

  @Test(arguments: [
    ("avatarView.botom", "unknown attribute 'botom'; nearest: bottom"),
    (
      "avatarView",
      "'avatarView' names no attribute: 'why' takes ITEM.ATTRIBUTE, such as avatarView.trailing"
    ),
    (
      "view/margins.top",
      "view.margins.top can't be explained: it is a guide's, and those of views can"
    ),
  ])
  func `what why can't explain is told`(item: String, message: String) {
    #expect(
      run("why", "wonderland", item) == Outcome(diagnostics: "tenniel: \(message)\n", status: 2))
  }

  @Test func `they print text or JSON`() {
    for command in ["frames", "tree"] {
      #expect(
        run(command, "wonderland", "--format", "svg").diagnostics
          == "tenniel: '\(command)' prints text or json: --format text or --format json\n")
    }
  }
}
