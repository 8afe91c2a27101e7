import Testing

@testable import TennielCore

/// What an app has besides the classes of its screens.
@Suite(.serialized) struct CodeOfAppTests {
  private let code = CodeFolder()

  @Test func `code finds the texts, files and pictures of its app, in the language shown`() throws {
    try code.write(#""hello" = "Hello";"#, to: "App/en.lproj/Localizable.strings")
    try code.write(#""hello" = "Hallo";"#, to: "App/de.lproj/Localizable.strings")
    try code.write(#"["Alice", "Dinah"]"#, to: "App/Data/guests.json")
    try code.write(
      """
      import UIKit

      class GuestViewController: UIViewController {
          override func viewDidLoad() {
              let url = Bundle.main.url(forResource: "guests", withExtension: "json")!
              let guests = try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = NSLocalizedString("hello", comment: "") + " " + guests.joined(separator: ", ")
                  + String(localized: "bye") + (Bundle(for: Self.self) == .main ? "" : "!")
              view.addSubview(label)
          }
      }
      """, to: "App/Guest.swift")
    for (options, line) in [
      ([String](), "Hello Alice, Dinahbye!"), (["--language", "de"], "Hallo Alice"),
    ] {
      let outcome = code.run("render", "App", ["--app"] + options)
      #expect(outcome.output.contains(line), "\(outcome)")
    }
  }

  @Test func `a file that does not import UIKit has it, as from a bridging header`() throws {
    try code.write(
      """
      import QuartzCore

      class Tile: UIView {
          let name = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 20))
          override init(frame: CGRect) {
              super.init(frame: frame)
              name.text = "Mushroom"
              addSubview(name)
              layer.shadowPath = CGPath(rect: bounds, transform: nil)
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """, to: "App/Tile.swift")
    try code.write("class Wall: UIView { let tile = Tile(frame: .zero) }", to: "App/Wall.swift")
    let outcome = code.run("render", "App", "--app")
    #expect(outcome.output.contains("Mushroom"), "\(outcome)")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func `what the delegate of the scene puts into the window comes first`() throws {
    try code.write(
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var name = "nobody"
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              name = "Alice"
              return true
          }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              let app = UIApplication.shared.delegate as! AppDelegate
              window = UIWindow(windowScene: scene)
              window?.rootViewController = UINavigationController(
                  rootViewController: Greeting(name: app.name))
              window?.makeKeyAndVisible()
          }
      }

      class Greeting: UIViewController {
          init(name: String) {
              super.init(nibName: nil, bundle: nil)
              title = "Tea with " + name
          }
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """, to: "App/App.swift")
    try code.folder.writeStoryboard()
    let user = try code.open("", options: "--app")
    #expect(user.sceneName == "App")
    #expect(user.screen.contains("Tea with Alice"))
  }

  @Test func `a package among the app's files is compiled with them`() throws {
    try code.write("// swift-tools-version:6.0", to: "App/Kit/Package.swift")
    try code.write(
      """
      import UIKit
      public class Badge: UILabel {
          public static let words = "of the package"
      }
      public class BadgeViewController: UIViewController {}
      """, to: "App/Kit/Sources/Kit/Badge.swift")
    try code.write(
      """
      import UIKit
      import Kit

      class HomeViewController: UIViewController {
          let badge = Kit.Badge(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override func viewDidLoad() {
              badge.text = Kit.Badge.words
              view.addSubview(badge)
          }
      }
      """, to: "App/Home.swift")
    let user = try code.open("App", options: "--app")
    #expect(user.sceneName == "Home")
    #expect(user.screen.contains("of the package"))
  }

  @Test func `of several projects in a folder one has to be named`() throws {
    for name in ["One", "Two"] {
      try code.write("", to: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    let outcome = code.run("render", "", "--app")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.diagnostics
        == "tenniel: there are 2 projects below ~: name one, as One/One.xcodeproj, "
        + "Two/Two.xcodeproj\n")
  }
}
