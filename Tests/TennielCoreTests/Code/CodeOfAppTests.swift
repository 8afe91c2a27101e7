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

  @Test func `a name that is left out is not mistaken for a property of that name`() throws {
    try code.write(
      """
      import UIKit

      class PriceViewController: UIViewController {
          private lazy var price: UILabel = {
              let price = Styles.label(size: 20)
              price.text = "never"
              return price
          }()
          private let grid: UICollectionView = {
              let grid = UICollectionView(frame: .zero, collectionViewLayout: Waterfall())
              grid.accessibilityLabel = "prices"
              return grid
          }()

          override func viewDidLoad() {
              var prices = Shop.prices()
              for (name, price) in prices { print(name, price) }
              prices["tea"] = 2
              view.addSubview(grid)
              view.addSubview(price)
              price.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
              price.text = (price.text ?? "seen") + (grid.accessibilityLabel ?? "")
          }
      }
      """)
    let outcome = code.run("render")
    #expect(outcome.output.contains("seenprices"), "\(outcome)")
  }

  @Test func `a statement on a property that nobody has set does nothing`() throws {
    try code.write(
      """
      import UIKit

      class Account { var owner: AnyObject?; func load() {} ; func count() -> Int { 1 } }

      class AccountViewController: UIViewController {
          var account: Account!
          @IBOutlet var name: UILabel!

          override func viewDidLoad() {
              self.account.owner = self
              account.load()
              name.text = "never"
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = "shown"
              view.addSubview(label)
              show(Account())
          }
          func show(_ account: Account) { account.load() }
          func count() -> Int { account.count() }
      }
      """)
    let outcome = code.run("check")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
    #expect(code.run("render").output.contains("shown"))
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
