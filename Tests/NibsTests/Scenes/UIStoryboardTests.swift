import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class GreetingController: UIViewController {
  let greeting: String

  init?(coder: NSCoder, greeting: String) {
    self.greeting = greeting
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    greeting = "by the coder"
    super.init(coder: coder)
  }
}

/// The end of a program that LayoutException stops.
private enum Stopped {
  static func by(_ message: String) -> Never {
    FileHandle.standardError.write(Data("stopped: \(message)\n".utf8))
    exit(7)
  }

  static func message(_ result: ExitTest.Result?) -> String? {
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let line = output.split(separator: "\n").first { $0.hasPrefix("stopped: ") }
    return line.map { String($0.dropFirst(9)) }
  }
}

@MainActor @Suite(.phone) struct `A storyboard makes its controllers` {
  private let folder = TemporaryFolder()

  private func greeting(_ number: Int, _ identifier: String) -> String {
    Documents.screen(
      number,
      """
      storyboardIdentifier="\(identifier)" title="\(identifier)" customClass="GreetingController" customModule="NibsTests"
      """,
      subviews: Documents.view("aV\(number)", "10 20 30 40"))
  }

  private func main() throws -> UIStoryboard {
    try folder.write(
      "Base.lproj/Main.storyboard", Documents.scenes(greeting(1, "first") + greeting(2, "second")))
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
  }

  @Test func `by name in a bundle, with the one to begin with`() throws {
    let storyboard = try main()
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller is GreetingController)
    #expect(controller.title == "first")
    #expect(controller.storyboard === storyboard)
    #expect(controller.view.subviews.map(\.frame) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
  }

  @Test func `by identifier, any number of times`() throws {
    let storyboard = try main()
    let one = storyboard.instantiateViewController(withIdentifier: "second")
    let other = storyboard.instantiateViewController(withIdentifier: "second")
    #expect(one !== other)
    #expect([one.title, other.title] == ["second", "second"])
    #expect(one.view !== other.view)
  }

  @Test func `by a creator, which gives a controller what it needs before its view`() throws {
    let storyboard = try main()
    let second = storyboard.instantiateViewController(identifier: "second") {
      GreetingController(coder: $0, greeting: "hello")
    }
    #expect(second.greeting == "hello")
    #expect(second.title == "second")
    #expect(second.view.subviews.count == 1)
    let first = storyboard.instantiateInitialViewController {
      GreetingController(coder: $0, greeting: "good evening")
    }
    #expect(first?.greeting == "good evening")
  }

  @Test func `by init(coder) where a creator returns nil`() throws {
    let storyboard = try Loading([GreetingController.self]).storyboard(greeting(1, "first"))
    let made: GreetingController? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(made?.greeting == "by the coder")
  }

  @Test func `by init(coder) where a creator has made one and returns nil`() throws {
    let storyboard = try Loading([GreetingController.self]).storyboard(greeting(1, "first"))
    let made: GreetingController? = storyboard.instantiateInitialViewController {
      _ = GreetingController(coder: $0, greeting: "hello")
      return nil
    }
    #expect(made?.greeting == "by the coder")
    #expect(made?.title == "first")
    #expect(made?.view.subviews.count == 1)
  }

  @Test func `by a creator, which needs no class of the document's name`() throws {
    let loading = Loading()
    let storyboard = try loading.storyboard(
      Documents.screen(1, #"customClass="Elsewhere""#, subviews: ""))
    let made: GreetingController? = storyboard.instantiateInitialViewController {
      GreetingController(coder: $0, greeting: "hello")
    }
    #expect(made?.greeting == "hello")
    #expect(loading.messages == [])
  }

  @Test func `none where it names none to begin with`() throws {
    let storyboard = try Loading().storyboard(Documents.screen(2, subviews: ""), initial: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func `an unknown identifier raises UIKit's exception`() throws {
    let storyboard = try Loading().storyboard(Documents.screen(subviews: ""))
    let raised = exceptions { _ = storyboard.instantiateViewController(withIdentifier: "settings") }
    #expect(
      raised == [
        "'NSInvalidArgumentException', reason: 'Storyboard (Test.storyboard) doesn't contain a view "
          + "controller with identifier 'settings'; none of its controllers has an identifier'"
      ])
  }

  @Test func `an unknown identifier is answered with those there are, the nearest first`() throws {
    let names = ["About", "Login", "Settings"]
    let storyboard = try Loading().storyboard(
      names.enumerated().map {
        Documents.screen($0.offset + 1, "storyboardIdentifier=\"\($0.element)\"", subviews: "")
      }.joined())
    let raised = exceptions { _ = storyboard.instantiateViewController(withIdentifier: "Logni") }
    #expect(
      raised.first?.contains(
        "with identifier 'Logni'; it has 'Login', 'About', 'Settings'") == true)
  }

  @Test func `an unknown identifier ends a program with its message, and without a trace`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let storyboard = try? Loading().storyboard(Documents.screen(subviews: ""))
        _ = storyboard?.instantiateViewController(withIdentifier: "first")
      }
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      output.split(separator: "\n").filter { $0.contains("first") } == [
        "Fatal error: Storyboard (Test.storyboard) doesn't contain a view controller with identifier "
          + "'first'; none of its controllers has an identifier"
      ])
    #expect(!output.contains("Thread 0"))
  }

  @Test
  func `an unknown identifier for a creator raises the exception, and leaves a plain controller`()
    throws
  {
    let storyboard = try Loading().storyboard(Documents.screen(subviews: ""))
    var made: UIViewController?
    let raised = exceptions { made = storyboard.instantiateViewController(identifier: "settings") }
    #expect(raised.count == 1)
    #expect(raised.first?.contains("with identifier 'settings'") == true)
    #expect(made.map { type(of: $0) == UIViewController.self } == true)
  }

  @Test func `a controller of another class stops the program by what has become of its own`() async
  {
    let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        LayoutException.end = { Stopped.by($0) }
        let storyboard = try? Loading().storyboard(
          Documents.screen(
            1,
            #"storyboardIdentifier="first" customClass="GreetingController" customModule="Hello""#,
            subviews: ""))
        let _: GreetingController? = storyboard?.instantiateViewController(identifier: "first")
      }
    }
    #expect(
      Stopped.message(result)
        == "the controller 'first' of Test.storyboard is a UIViewController, not a GreetingController: "
        + "there is no class GreetingController in module Hello: UIViewController stands in for it")
  }

  @Test func `an unknown identifier stops the program where no controller can stand in`() async {
    let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        LayoutException.end = { Stopped.by($0) }
        let storyboard = try? Loading().storyboard(Documents.screen(subviews: ""))
        LayoutException.withHandler { _ in
        } operation: {
          let _: GreetingController? = storyboard?.instantiateViewController(identifier: "first")
        }
      }
    }
    #expect(
      Stopped.message(result)
        == "Storyboard (Test.storyboard) doesn't contain a view controller with identifier 'first'; "
        + "none of its controllers has an identifier, and there is no GreetingController to go on with"
    )
  }

  @Test func `an unknown name raises UIKit's exception, which says where was looked`() throws {
    let bundle = try #require(Bundle(path: folder.path))
    let raised = exceptions { _ = UIStoryboard(name: "Other", bundle: bundle) }
    #expect(
      raised == [
        "'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Other' in "
          + "[\"\(folder.path)\"]'"
      ])
  }

  @Test func `a controller is freed with its views when nothing else holds it`() throws {
    let loading = Loading([GreetingController.self])
    var controller: UIViewController? = try loading.controller(greeting(1, "first"))
    weak let view = controller?.view
    weak let freed = controller
    controller = nil
    #expect(freed == nil)
    #expect(view == nil)
  }
}

@MainActor @Suite(.phone) struct `References lead to scenes of other storyboards` {
  private let loading = Loading()
  private let reference = Documents.scene(
    1, "navigationController", "",
    "<connections>\(Documents.relationship("rootViewController", 2))</connections>")

  private func placeholder(_ attributes: String) -> String {
    Documents.scene(2, "viewControllerPlaceholder", attributes)
  }

  @Test func `the one that it begins with`() throws {
    try loading.folder.write(
      "Other.storyboard", Documents.scenes(Documents.screen(1, #"title="other""#, subviews: "")))
    let controller = try loading.controller(reference + placeholder(#"storyboardName="Other""#))
    let navigation = try #require(controller as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["other"])
    #expect(loading.messages == [])
  }

  @Test func `one by its identifier`() throws {
    try loading.folder.write(
      "Other.storyboard",
      Documents.scenes(
        Documents.screen(1, #"title="one""#, subviews: "")
          + Documents.screen(2, #"storyboardIdentifier="b" title="two""#, subviews: "")))
    let controller = try loading.controller(
      reference + placeholder(#"storyboardName="Other" referencedIdentifier="b""#))
    #expect((controller as? UINavigationController)?.viewControllers.map(\.title) == ["two"])
  }

  @Test func `one of another folder of the project`() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("Project/App.xcodeproj")
    try folder.write(
      "Project/Parts/Other.storyboard",
      Documents.scenes(Documents.screen(1, #"title="other""#, subviews: "")))
    let opened = try OpenDocument(
      path: folder.write(
        "Project/App/Main.storyboard",
        Documents.scenes(reference + placeholder(#"storyboardName="Other""#))))
    let controller = opened.makeController(try #require(opened.scenes.first))
    #expect((controller as? UINavigationController)?.viewControllers.map(\.title) == ["other"])
    #expect(opened.notices == [])
  }

  @Test func `one in the program's binary leads to another there`() throws {
    let embedded = EmbeddedDocuments()
    let other = Documents.scenes(Documents.screen(1, #"title="other""#, subviews: ""))
    let main = Documents.scenes(reference + placeholder(#"storyboardName="Other""#))
    embedded.add("Main.storyboard") { Array(main.utf8) }
    embedded.add("Other.storyboard") { Array(other.utf8) }
    let resources = DocumentResources(ResourceFolder([]), embedded: embedded)
    let document = try #require(try resources.document(named: "Main", type: "storyboard"))
    let controller = UIStoryboard(document, resources: resources).instantiateInitialViewController()
    #expect((controller as? UINavigationController)?.viewControllers.map(\.title) == ["other"])
    #expect(resources.report.entries == [])
  }

  @Test func `one that is not there is left out and reported`() throws {
    let controller = try loading.controller(reference + placeholder(#"storyboardName="Other""#))
    #expect((controller as? UINavigationController)?.viewControllers == [])
    #expect(loading.messages == ["there is no storyboard Other beside the document"])
  }

  @Test func `names outside of the folder reach nothing`() throws {
    _ = try loading.controller(reference + placeholder(#"storyboardName="../Other""#))
    #expect(loading.messages == ["there is no storyboard ../Other beside the document"])
  }
}
