import Testing
import UIKit

@testable import Commands
@testable import TennielCore

/// What is left of code that does not compile.
@Suite(.serialized) struct CodeCuttingTests {
  private let code = CodeFolder()

  @Test func `a view stands in for a view of a module that is not there`() throws {
    try code.write(
      """
      import MapKit
      import UIKit

      class PlaceViewController: UIViewController {
          let map = MKMapView(style: .plain)
          let button = PayButton.make()

          override func viewDidLoad() {
              map.region = Region.here
              map.backgroundColor = .blue
              map.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(map)
              NSLayoutConstraint.activate([
                  map.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                  map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                  map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                  map.heightAnchor.constraint(equalToConstant: 200),
              ])
          }
      }
      class Cell: RatingView { override func layoutSubviews() { super.layoutSubviews() } }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(
      outcome.output == """
        ~/Code.swift:4:1: note: PlaceViewController lacks 1 statement that does not compile here: \
        Code.swift:9 [notice]
          at: iPhone 7 Plus
          scene: Place
          view: view
        ~/Code.swift:5:1: note: there is no class MKMapView: a UIView stands in for it [missing]
          MKMapView
        ~/Code.swift:5:1: note: left out: argument passed to call that takes no arguments [missing]
          MKMapView(style: .plain)
        ~/Code.swift:6:1: note: there is no class PayButton: a UIButton stands in for it [missing]
          PayButton
        ~/Code.swift:6:1: note: left out: type 'PayButton' has no member 'make' [missing]
          PayButton.make()
        ~/Code.swift:9:1: note: left out: cannot find 'Region' in scope [missing]
          map.region = Region.here
        ~/Code.swift:21:1: note: there is no class RatingView: a UIView stands in for it [missing]
          RatingView

        """)
    let user = try code.open()
    let views = user.content.views.map(\.path).compactMap { user.view(at: $0) }
    #expect(views.map(\.frame).contains(CGRect(x: 0, y: 100, width: 414, height: 200)))
  }

  @Test func `what loses its value gets a plain one, and a function without result goes`() throws {
    try code.write(
      """
      import UIKit

      struct Tea { let name: String; let origin: Shop.Place }

      class TeaViewController: UIViewController {
          let tea: Tea
          let strength: Int
          let maker: Maker?
          private lazy var brewer: Tea = {
              let shop = Shop.shared
              return shop.tea(in: self)
          }()

          init() {
              tea = Shop.tea
              strength = Shop.strength
              maker = Shop.maker()
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }

          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              let cups: Int
              switch strength {
              case 0: cups = Shop.cups
              default: cups = 3
              }
              label.text = "tea \\(strength) \\(cups) \\(rows())"
              label.text = tea.name
              label.text = brewer.name
              label.text = another().name
              view.addSubview(label)
          }
          func another() -> Tea { Shop.another() }
          func rows() -> Int { return Shop.rows }
      }
      class Maker: Codable { let tea: Shop.Tea }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(!outcome.output.contains("before being initialized"))
    #expect(code.run("render").output.contains("tea 0 0 0"), "\(outcome)")
  }

  @Test func `what is left of closures and initialisers compiles`() throws {
    try code.write(
      """
      import UIKit

      class Router { var home: UIViewController? }
      final class TeaRouter: Router, TeaRouter.Routes {
          typealias Routes = Brewing & Pouring
      }
      protocol Brewing { }
      protocol Pouring { }
      @objc protocol Guest {
          @objc optional func sit()
          @objc optional func leave(_ late: Bool)
      }

      final class TeaModule {
          let router: TeaRouter
          let shop: Shop
          let cups: [Int]
          var shown = ""
          init() {
              router = TeaRouter()
              shop = Shop(.shared)
              cups = shop.cups(for: router)
              router.home = shop.home
              cups.forEach { shop.add($0) }
              UIView.animate(withDuration: 0, animations: { shown = "none" }, completion: nil)
              shown = "tea \\(cups.count)"
          }
      }
      class TeaViewController: UIViewController, Guest {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = TeaModule().shown
              view.addSubview(label)
          }
      }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(code.run("render").output.contains("tea 0"), "\(outcome)")
    let shown = outcome.output.split(separator: "\n").filter { $0.contains("[missing]") }
    #expect(
      shown.map { $0.dropFirst("~/Code.swift:".count).prefix { $0 != ":" } }
        == ["16", "21", "22", "23", "24"])
  }

  @Test func `an object of a generic class is made of the class that is meant`() throws {
    try code.write(
      """
      import UIKit

      class Screen<Content: UIView>: UIViewController {
          var content: Content { view as! Content }
          override func loadView() { view = Content() }
      }
      final class TeaView: UIView {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError("init(coder:)") }
      }
      final class TeaController: Screen<TeaView> {
          override func viewDidLoad() { content.label.text = "of a generic class" }
      }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(outcome.output.isEmpty, "\(outcome)")
    #expect(code.run("render").output.contains("of a generic class"))
  }

  @Test func `the parts of SwiftUI go first, and nothing stands in for them`() throws {
    try code.write(
      """
      import SwiftUI
      import UIKit

      struct TeaView: View { var body: some View { VStack { Text("tea").padding() } } }
      extension TeaView { static let sample = TeaView() }

      class TeaViewController: UIViewController {
          override func viewDidLoad() {
              let hosting = UIHostingController(rootView: TeaView.sample)
              addChild(hosting)
              title = "tea"
          }
      }
      """)
    #expect(
      code.run("check", "Code.swift", "--notes").output == """
        ~/Code.swift:7:1: note: TeaViewController lacks 2 statements that do not compile here: \
        Code.swift:9 and Code.swift:10 [notice]
          at: iPhone 7 Plus
          scene: Tea
          view: view
        ~/Code.swift:4:1: note: left out: TeaView is a part of SwiftUI, which is not here [missing]
          struct TeaView: View { var body: some View { VStack { Text("tea").padding() } } }
        ~/Code.swift:5:1: note: left out: TeaView is a part of SwiftUI, which is not here [missing]
          extension TeaView { static let sample = TeaView() }
        ~/Code.swift:9:1: note: left out: cannot find 'UIHostingController' in scope [missing]
          let hosting = UIHostingController(rootView: TeaView.sample)
        ~/Code.swift:10:1: note: left out: cannot find 'hosting' in scope [missing]
          addChild(hosting)

        """)
  }

  @Test func `what is left out stays so until what was missing is there`() async throws {
    func home(_ text: String) -> String {
      """
      import UIKit

      class HomeViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
              label.text = "\(text)"
              view.addSubview(label)
              Tracker.shared.track(
                  label)
              map.isHidden = true
          }
          let map = MapView(style: 1)
      }
      """
    }
    try code.write(home("one"), to: "Home.swift")
    try code.write("import UIKit\n", to: "Tracker.swift")
    let user = try code.open("", options: "--app")
    func lines() -> [Int] { user.library?.code?.omissions.map(\.line) ?? [] }
    #expect(lines() == [8, 12, 12])
    try code.write(home("two\\n\" +\n\"lines"), to: "Home.swift")
    await user.compileAgain()
    #expect(lines() == [9, 13, 13] && user.screen.contains("two"))
    try code.write(
      """
      class Tracker {
          static let shared = Tracker()
          func track(_ value: Any) {}
      }
      """, to: "Tracker.swift")
    await user.compileAgain()
    #expect(lines() == [13, 13])
  }

  @Test func `lines that end as on Windows have their places, and a moved line has one`() throws {
    try code.write(
      "import UIKit\nclass HomeViewController: UIViewController {}\n", to: "Home.swift")
    try code.write(
      """
      import UIKit
      let key = Config.shared!.key
      extension HomeViewController {
          override func viewDidLoad() {
              Analytics.log()
              title = "tea"
          }
          func helper() {}
      }
      """.replacing("\n", with: "\r\n"), to: "Life.swift")
    #expect(
      code.run("check", "", "--app", "--notes").output == """
        ~/Home.swift:2:1: note: HomeViewController lacks 1 statement that does not compile here: \
        Life.swift:5 [notice]
          at: iPhone 7 Plus
          scene: Home
          view: view
        ~/Life.swift:2:1: note: left out: cannot find 'Config' in scope [missing]
          let key = Config.shared!.key
        ~/Life.swift:5:1: note: left out: cannot find 'Analytics' in scope [missing]
          Analytics.log()

        """)
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

  @Test func `a property with observers gets a value, and a cell keeps the table of its outlets`()
    throws
  {
    try code.write(
      """
      import UIKit

      class Counter {
          var changes = 0
          var count: Int { didSet { changes += 1 } }
          init() { count = Shop.count }
      }
      class RowCell: UITableViewCell {
          @IBOutlet var name: UILabel!
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
          }
          required init?(coder: NSCoder) { nil }
      }
      class CounterViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = "\\(Counter().count) of \\(RowCell.keyedProperties.map(\\.key))"
              view.addSubview(label)
          }
      }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    let left = outcome.output.split(separator: "\n").filter { $0.contains("left out:") }
    #expect(
      left == ["~/Code.swift:6:1: note: left out: cannot find 'Shop' in scope [missing]"],
      "\(outcome)")
    #expect(code.run("render").output.contains("0 of [\"name\"]"))
  }

  @Test func `a class that lacks what a protocol's protocol wants loses the protocol`() throws {
    try code.write(
      """
      import UIKit

      protocol Listed { func list() -> Shop.Shelf }
      protocol Sold: Listed { var price: Int { get } }
      class Tea: Sold {
          var price = 3
          func list() -> Shelf { Shelf() }
      }
      class TeaViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = "tea for \\(Tea().price)"
              view.addSubview(label)
          }
      }
      struct Shop { struct Shelf {} }
      """)
    #expect(code.run("render").output.contains("tea for 3"))
  }

  @Test func `a function goes if what stands in for its last statement does not compile`() throws {
    try code.write(
      """
      import UIKit

      class BaseViewController: UIViewController {
          let tea: String
          init(tea: String) {
              self.tea = tea
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
      }
      class TeaViewController: BaseViewController {
          init() { super.init(tea: Shop.tea) }
          required init?(coder: NSCoder) { nil }
          func pour() -> UIAction { return Shop.action() }
      }
      class HomeViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = BaseViewController(tea: "tea").tea
              label.text = TeaViewController().tea
              label.text = TeaViewController(tea: "tea").pour().title
              view.addSubview(label)
          }
      }
      """)
    #expect(code.run("render").output.contains("tea"))
    let outcome = code.run("check", "Code.swift", "--notes")
    let left = outcome.output.split(separator: "\n").filter { $0.contains("left out:") }
    #expect(left.map { $0.dropFirst(13).prefix(2) } == ["12", "12", "14", "14", "20", "21"])
  }

  @Test func `what depends on what was left out goes as well, however long the chain is`() throws {
    let links = (1...6).map { link in
      """
      func tea\(link)() -> any Tea {
          let tea = tea\(link - 1)()
          return tea
      }
      """
    }
    try code.write(
      """
      import UIKit

      protocol Tea {}
      func tea0() -> any Tea { Shop.tea() }
      \(links.joined(separator: "\n"))
      class TeaViewController: UIViewController {
          override func viewDidLoad() {
              let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
              label.text = "no tea"
              label.text = "\\(tea6())"
              view.addSubview(label)
          }
      }
      """)
    #expect(code.run("render").output.contains("no tea"))
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
              reload()
              pass()
          }
          func show(_ account: Account) { account.load() }
          func reload() { account.load(); name.text = "never"; view.tag = 1 }
          func pass() { show(account); name.alpha = 0.5 + name.alpha }
          func count() -> Int { account.count() }
      }
      """)
    let outcome = code.run("check", "Code.swift", "--notes")
    #expect(outcome.status == 0, "\(outcome)")
    let told = ["account", "name"].map {
      """
      ~/Code.swift:5:1: note: AccountViewController: \($0) is nil here, so statements that need \($0) \
      do nothing; in the app, whoever shows the screen sets \($0) [notice]
        at: iPhone 7 Plus
        scene: Account
        view: view

      """
    }
    #expect(outcome.output == told.joined())
    #expect(code.run("render").output.contains("shown"))
  }
}
