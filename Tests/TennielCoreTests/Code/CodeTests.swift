import Foundation
import Testing
import UIKit

@testable import Commands
@testable import TennielCore

/// An app's Swift files, from the text to the picture.
@Suite(.serialized) struct CodeTests {
  private let code = CodeFolder()

  @Test func `a file is shown as it is printed, and its buttons call its methods`() throws {
    try code.write(
      """
      import UIKit
      import MessageUI

      class TeaViewController: UIViewController, UITextFieldDelegate {
          @IBOutlet weak var label: UILabel!
          private let cup = UIButton(type: .system)

          override func loadView() {
              view = UIView()
              let label = UILabel()
              label.text = "no tea"
              cup.setTitle("Pour", for: .normal)
              cup.addTarget(self, action: #selector(TeaViewController.pour(_:)), for: .touchUpInside)
              cup.addTarget(self, action: #selector(pour as () -> Void), for: .touchDown)
              let stack = UIStackView(arrangedSubviews: [label, cup])
              stack.axis = .vertical
              stack.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
              view.addSubview(stack)
              self.label = label
          }
          @objc func pour(_ sender: UIButton) { label.text! += " for \\(sender.currentTitle!)" }
          @objc private func pour() {
              #if os(iOS) && targetEnvironment(simulator)
              label.text = "tea"
              #endif
          }
      }

      extension TeaViewController {
          override func viewDidLoad() { title = #keyPath(TeaViewController.label) }
      }
      """)
    let user = try code.open()
    #expect(user.sceneName == "Tea")
    let button = try #require(
      user.content.views.lazy.map(\.path).compactMap { user.view(at: $0) }
        .compactMap { $0 as? UIButton }.first)
    button.sendActions(for: [.touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(button.window?.rootViewController?.title == "label")
    user.wait()
    #expect(user.screen.contains("tea for Pour"))
  }

  @Test func `what does not compile is left out by itself, and told where it is missing`() throws {
    try code.write(
      """
      import UIKit
      import Alamofire

      class ListViewController: UIViewController, ChartDelegate {
          let chart = Chart()

          override func viewDidLoad() {
              let label = UILabel()
              label.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(label)
              AF.request("https://example.com")
              NSLayoutConstraint.activate([
                  label.topAnchor.constraint(equalTo: view.topAnchor),
                  label.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
              ])
          }
      }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(
      outcome.output == """
        ~/Code.swift:4:1: warning: The left of UILabel could be otherwise [ambiguous]
          at: iPhone 7 Plus
          scene: List
          view: view/UILabel
        ~/Code.swift:4:1: note: ListViewController lacks 2 statements that do not compile here: \
        Code.swift:11 and Code.swift:14 [notice]
          at: iPhone 7 Plus
          scene: List
          view: view
        ~/Code.swift:4:1: note: left out: cannot find type 'ChartDelegate' in scope [missing]
          , ChartDelegate
        ~/Code.swift:5:1: note: left out: cannot find 'Chart' in scope [missing]
          let chart = Chart()
        ~/Code.swift:11:1: note: left out: cannot find 'AF' in scope [missing]
          AF.request("https://example.com")
        ~/Code.swift:14:1: note: left out: cannot find 'chart' in scope [missing]
          label.leadingAnchor.constraint(equalTo: chart.leadingAnchor),

        """)
    #expect(outcome.diagnostics == "tenniel: 1 warning and 5 notes in 1 scene of 1 document\n")
    #expect(outcome.status == 1)
    let user = try code.open()
    try user.press("x")
    #expect(user.words.contains("AF.request(\"https://example.com\")"))
  }

  @Test func `a save is shown, and a mistake keeps the picture`() async throws {
    func text(_ label: String, _ rest: String = "") -> String {
      """
      import UIKit

      class HomeViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
              label.text = \(label)
              view.addSubview(label)\(rest)
          }
      }
      """
    }
    try code.write(text("\"Down\""))
    let user = try code.open(options: "--size 320x480")
    try user.press("r")
    #expect(user.screen.contains("Down") && user.isLandscape)
    try code.write(text("\"the rabbit hole\""))
    await user.compileAgain()
    #expect(user.screen.contains("the rabbit hole") && user.isLandscape)
    try code.write(text("hole.name"))
    await user.compileAgain()
    #expect(user.screen.contains("the rabbit hole"))
    #expect(user.words.contains("Code.swift:6: cannot find 'hole' in scope"))
    #expect(user.words.contains(" label.text = hole.name ^ "))
    try code.write(text("\"up\"", "; label.tag = 1"))
    await user.compileAgain()
    #expect(user.screen.contains("up") && !user.screen.contains("cannot find"))
    try code.write("")
    await user.compileAgain()
    #expect(user.screen.contains("up") && user.words.contains("nothing is left to show"))
    try FileManager.default.removeItem(atPath: code.folder.path + "/Code.swift")
    await user.compileAgain()
    #expect(user.screen.contains("up") && user.words.contains("there is no file"))
    try code.write(text("\"and down\""))
    await user.compileAgain()
    #expect(user.screen.contains("and down") && !user.words.contains("there is no file"))
  }

  @Test func `previews come first, and what needs arguments is made by an expression`() throws {
    try code.write(
      """
      import SwiftUI
      import UIKit

      struct Model { var name = "Alice"; static let sample = Model() }
      class GuestViewController: UIViewController {
          init(model: Model) { super.init(nibName: nil, bundle: nil); title = model.name }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Badge: UIView {}
      #Preview("A guest") { GuestViewController(model: Model(name: "Hatter")) }
      #Preview { Text("Hello") }
      """)
    func names(_ options: String...) throws -> [String] {
      let arguments = try Arguments(parsing: [code.folder.path + "/Code.swift"] + options)
      return try Program.tenniel(variables: CodeFolder.variables).opening(arguments).scenes
        .map(\.name)
    }
    #expect(try names() == ["A guest", "Badge"])
    #expect(
      try names("--make", "GuestViewController(model: .sample)") == ["Guest", "A guest", "Badge"])
    #expect(
      code.run("render", "Code.swift", "--make", "GuestViewController(model: 3)")
        == .refusal(
          "--make 'GuestViewController(model: 3)': cannot convert value of type 'Int' to expected "
            + "argument type 'Model'"))
  }

  @Test func `a storyboard gets the app's classes, outlets and actions`() throws {
    try code.folder.write(
      DocumentText.storyboard()
        .replacing(
          "Identifier=\"Login\"", with: "Identifier=\"Login\" customClass=\"LoginViewController\""
        )
        .replacing(
          "<connections>",
          with:
            "<connections><outlet property=\"heading\" destination=\"lab-el-001\" id=\"out-00\"/>"),
      to: "Main.storyboard")
    try code.write(
      """
      import UIKit

      class LoginViewController: UIViewController {
          @IBOutlet private weak var heading: UILabel!
          override func viewDidLoad() { heading.text = "by code" }
      }
      class HelpViewController: UIViewController {}
      """, to: "Sources/Login.swift")
    #expect(code.run("render", "Main.storyboard#Login").output.contains("Sign in"))
    let own = code.run("render", "", "--app")
    #expect(own.output.contains("~/Main.storyboard#Login\n") && own.output.contains("by code"))
    #expect(own.output.contains("Login.swift#Help\n") && !own.output.contains("Login.swift#Login"))
    #expect(own.status == 0)
    #expect(
      code.run("check", "", "--app").diagnostics.hasSuffix(
        "in 3 scenes of 2 documents, 9 layouts\n"))
  }

  @Test func `A compiles the code of the app that a document is from`() async throws {
    try code.folder.write(
      DocumentText.storyboard().replacing(
        "Identifier=\"Login\"", with: "Identifier=\"Login\" customClass=\"LoginViewController\""),
      to: "Main.storyboard")
    try code.write(
      """
      import UIKit
      class LoginViewController: UIViewController {
          override func viewDidLoad() {
              (view.subviews[0] as! UILabel).text = NSLocalizedString("title", comment: "")
              let data = try! Data(contentsOf: Bundle.main.url(forResource: "tea", withExtension: "json")!)
              title = String(decoding: data, as: UTF8.self)
              view.backgroundColor = .brand
              view.tintColor = UIColor(resource: .brand)
          }
      }
      """, to: "Sources/Login.swift")
    try code.write("{}", to: "Sources/Data/tea.json")
    try code.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """, to: "Sources/Assets.xcassets/BrandColor.colorset/Contents.json")
    try code.write("\"title\" = \"by code\";", to: "Sources/en.lproj/Localizable.strings")
    let user = try code.open("Main.storyboard")
    #expect(user.screen.contains("Sign in"))
    await user.compileAgain { try? user.press("A") }
    #expect(user.words.contains("the app's code is compiled into"))
    #expect(user.screen.contains("by code"))
    #expect((user.view(at: "view")?.next as? UIViewController)?.title == "{}\n")
    #expect(
      user.view(at: "view")?.backgroundColor?.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(user.view(at: "view")?.tintColor.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    try user.press("A")
    #expect(user.words.contains("The app's code is shown"))
  }

  @Test func `what is wrong with the grammar is told before what is left out`() throws {
    try code.write(
      """
      import UIKit
      class A: UIViewController {
          let bag = Set<AnyCancellable>()
          override func viewDidLoad() {
              title = "tea"
          }
      """)
    #expect(
      code.run("render").diagnostics == "tenniel: ~/Code.swift:7:1: expected '}' in class\n")
  }

  @Test func `code that is wrong from the beginning is told with its line`() throws {
    try code.write("import UIKit\n\nclass A: UIViewController {\n    func f( {}\n}")
    #expect(
      code.run("render")
        == .refusal(
          "~/Code.swift:4:13: expected parameter name followed by ':'\nfunc f( {}\n        ^"))
    try code.write("struct Nothing {}")
    #expect(
      code.run("render").diagnostics.contains("shows nothing: no #Preview, and no controller"))
  }
}
