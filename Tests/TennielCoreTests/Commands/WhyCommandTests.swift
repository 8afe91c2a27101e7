import JSON
import Stage
import Testing
import UIKit

@testable import Commands
@testable import Documents

@Suite struct `why` {
  private let folder = DocumentFolder()
  private let path: String

  init() throws { path = try folder.writeStoryboard() }

  // MARK: Scenes

  @Test func `of a scene the tree is printed, the document's frames beside solved ones`() {
    #expect(
      run("why", path)
        == Outcome(
          output: """
            Login on 375 x 667
                                                document                  solved
                                    x   y  width  height    x   y  width  height
            + view: UIView          0   0    375     667    0   0    375     667
              * heading: UILabel   16  40    100      21   16  40   51.5    20.5   differs

            """))
  }

  @Test func `of a xib the trees of all its views are printed`() throws {
    let views = ["320", "200"].enumerated().map { place, width in
      "<view id=\"vie-w0-00\(place)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" "
        + "height=\"50\"/></view>"
    }
    let xib = try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document "
        + "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
        + views.joined() + "</objects></document>\n", to: "Two.xib")
    let lines = run("why", xib).output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains(" on ") } == ["view on 320 x 50", "view 2 on 200 x 50"])
  }

  @Test func `on other screens the document's frames are missing, as for scenes of code`() {
    let other = run("why", path, "--size", "320x480")
    #expect(
      other.output == """
        Login on 320 x 480
                                              solved
                                x   y  width  height
        + view: UIView          0   0    320     480
          * heading: UILabel   16  40   51.5    20.5

        """)
    #expect(
      other.diagnostics
        == "tenniel: The document's frames are listed on its own screen alone: 375 x 667\n")
    let code = run("why", "wonderland")
    #expect(code.diagnostics == "")
    #expect(code.output.hasPrefix("Wonderland on iPhone 7 Plus, 414 x 736\n"))
    #expect(!code.output.contains("document"))
  }

  @Test func `of a folder all scenes are listed, and what can't be read is status 2`() throws {
    try folder.write("<document", to: "Broken.xib")
    let outcome = run("why", folder.path)
    #expect(
      outcome.output.split(separator: "\n").filter { $0.contains(" on ") }
        == ["\(path)#Login on 375 x 667", "\(path)#Detail on 375 x 667"])
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("Broken.xib:1:1: "))
    let other = try folder.write(DocumentText.storyboard(), to: "Other.storyboard")
    #expect(run("why", path, other).output.contains("\(other)#Detail on 375 x 667\n"))
  }

  @Test func `what is ambiguous stands with each view, and what can't be met below the tree`() {
    let ambiguous = run("why", "nested stacks: ambiguous")
    #expect(ambiguous.status == 0)
    let frame = #/ +-?[\d.]+ +-?[\d.]+ +-?[\d.]+ +-?[\d.]+/#
    #expect(
      ambiguous.output.split(separator: "\n").dropFirst(3).map { $0.replacing(frame, with: " |") }
        == [
          "+ view: UIView |", "  * margins: UILayoutGuide |", "  * row: UIStackView |",
          "    * red: UIView |   ambiguous: width",
          "    * white: UIView |   ambiguous: left, width",
        ])
    let broken = run("why", "visual format: unsatisfiable").output.split(separator: "\n")
    #expect(
      broken.last?.hasPrefix("sign.width == 240 is left out: it can't be met together with") == true
    )
  }

  // MARK: Views

  @Test(arguments: ["heading", "view/heading", "lab-el-001", "Sign in", "UILabel", "head"])
  func `a view is found by name, path, id, text and class`(name: String) {
    #expect(
      run("why", path, name)
        == Outcome(
          output: """
            Login on 375 x 667
            heading  UILabel  view/heading
            content 51.5 x 20.5  hug 250 250  resist 750 750
            constraint                            priority  from     state
            heading.leading == view.leading + 16  required  line 30  met
            heading.top == view.top + 40          required  line 31  met

            """))
  }

  @Test func `a view is looked for in all scenes of a document`() {
    #expect(run("why", path, "box-00-001").output.hasPrefix("Detail on 375 x 667\n"))
    #expect(run("why", path + "#Login", "box-00-001").status == 2)
  }

  @Test func `constraints are told with what is broken, missed, inactive and of the system`() {
    let broken = run("why", "gallery: fixed halves", "cardView2", "--landscape").output
    #expect(
      broken.contains(
        "cardView2.trailing == view.trailing                     required  code  broken, off by 322\n"
      ))
    #expect(
      run("why", "autoresizing", "banner").output == """
        Autoresizing on iPhone 7 Plus, 414 x 736
        banner  UIView  view/banner
        content - x -  hug 250 250  resist 750 750
        laid out by its frame and autoresizing mask
        constraint                       priority  from  state
        label.top == banner.bottom + 16  required  code  met
        label.left == banner.left        required  code  met

        """)
    let inactive = run("why", "wonderland", "socialMediaView").output
    #expect(inactive.contains("socialMediaView.bottom == avatarView.bottom      required  code"))
    #expect(inactive.contains("  inactive\n"))
  }

  @Test func `an item that is not there is told with the nearest names`() {
    #expect(
      run("why", "wonderland", "avtarView")
        == .refusal("unknown view 'avtarView'; nearest: avatarView"))
    #expect(
      run("why", "wonderland", "UILabel").diagnostics
        == "tenniel: 'UILabel' fits several: view/avatarView/titleLabel, view/chapterLabel\n")
    #expect(run("why").diagnostics == "tenniel: 'why' needs a scene; 'tenniel list' names them\n")
    #expect(
      run("why", "Scenes", "view").diagnostics
        == "tenniel: 'why' looks into one document: name FILE or FILE#SCENE\n")
  }

  // MARK: Edges

  @Test func `why is a chain down to the screen, and then the sum of its constraints`() {
    #expect(
      run("why", "wonderland", "avatarView.bottom")
        == Outcome(
          output: """
            Wonderland on iPhone 7 Plus, 414 x 736
            why avatarView.bottom 201.3
              bottom = chapterLabel.top 211.3 − 10
              chapterLabel.top = bottom 237.6 − height 26.3
              chapterLabel.bottom = bookTextView.top 237.6
              bookTextView.top = bottom 716 − height 478.4
              bookTextView.bottom = bottomLayoutGuide.top 736 − 20
              bottomLayoutGuide.top = bottom 736 − height 0
              bottomLayoutGuide.bottom = view.bottom 736
              view.bottom = 736 (the screen's height)
              bottomLayoutGuide.height = 0 (the height of its content)
              bookTextView.height = 0.65 × view.height 736
              view.height = 736 (the screen's height)
              chapterLabel.height = 26.3 (the height of its content)
            in all
              −         10   avatarView.bottom == chapterLabel.top − 10
              −         20   bookTextView.bottom == bottomLayoutGuide.top − 20
              −         26.3 chapterLabel.height == 26.333
              + 0.35 × 736   the screen's height

            """))
  }

  @Test(arguments: [SimulatedScreen.Direction.leftToRight, .rightToLeft])
  func `each line of a chain adds up to its value, in all scenes`(
    direction: SimulatedScreen.Direction
  ) {
    var lines = (single: 0, several: 0)
    for scene in NamedScene.shipped {
      var screen = SimulatedScreen()
      screen.direction = direction
      let host = scene.instance(on: screen, at: 1)
      for view in host.snapshot.views {
        for attribute in NSLayoutConstraint.Attribute.explained {
          guard let reason = host.reason(for: attribute, of: view.path) else { continue }
          var values = [reason.links.first?.id ?? "": reason.value]
          for part in reason.links.flatMap(\.parts) { values[part.id] = part.value }
          for link in reason.links {
            guard let constant = link.constant else {
              lines.several += 1
              continue
            }
            let sum = link.parts.reduce(constant) { $0 + $1.factor * $1.value }
            #expect(abs(sum - values[link.id, default: .nan]) < 0.01, "\(scene.name) \(link)")
            lines.single += 1
          }
        }
      }
    }
    #expect(lines.several * 10 < lines.single, "\(lines)")
  }

  @Test func `why tells what is left out in a conflict`() {
    #expect(
      run("why", "visual format: unsatisfiable", "sign.width").output == """
        Visual format: unsatisfiable on iPhone 7 Plus, 414 x 736
        why sign.width 374
          width = right 394 − left 20
          sign.right = view.right 414 − 20
          view.right = 414 (the screen's width)
          sign.left = view.left + 20
        in all
          −  20 sign.leading == view.leading + 20
          −  20 view.trailing == sign.trailing + 20
          + 414 the screen's width
        left out in a conflict: sign.width == 240, off by 134

        """)
  }

  @Test func `the parts that why lists for programs add up to the value`() throws {
    let text = run("why", "wonderland", "avatarView.bottom", "--format", "json").output
    let scene = try #require(try JSONDocument(Array(text.utf8)).root["scenes"]?.elements.first)
    let parts = try #require(scene["terms"]?.elements).compactMap { $0["part"]?.number }
    #expect(parts.count == 6)
    let value = try #require(scene["value"]?.number)
    #expect(abs(value - 201.267) < 0.001)
    #expect(abs(parts.reduce(0, +) - value) < 0.01)
  }

  @Test(arguments: [
    ("avatarView.botom", "unknown attribute 'botom'; nearest: bottom"),
    (
      "view/margins.top",
      "view.margins.top can't be explained: it is a guide's, and those of views can"
    ),
  ])
  func `what why can't explain is told`(item: String, message: String) {
    #expect(run("why", "wonderland", item) == .refusal(message))
  }

  @Test func `of edges alone there is JSON, and render has it of scenes`() {
    for words in [["wonderland"], ["wonderland", "avatarView"]] {
      #expect(
        run(["why"] + words + ["--format", "json"]).diagnostics
          == "tenniel: --format json goes with an edge here, such as ok.trailing; "
          + "'render SCENE --format json' has all frames and constraints\n")
    }
    #expect(
      run("why", "wonderland", "--format", "svg").diagnostics
        == "tenniel: 'why' prints text or json: --format text or --format json\n")
  }
}
