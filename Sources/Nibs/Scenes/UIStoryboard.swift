import InterfaceBuilder
import Wording

/// The scenes of a storyboard document, whose controllers can be made any number of times.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let document: Document
  let resources: DocumentResources

  /// Finds the document `name.storyboard` in a bundle; the main one by default. A name that is not
  /// there raises UIKit's exception.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let resources = DocumentResources(storyboardBundleOrNil ?? .main)
    var failure = "Could not find a storyboard named '\(name)' in \(resources.folder.paths)"
    var document: Document?
    do throws(DocumentError) {
      document = try resources.document(named: name, type: "storyboard")
    } catch {
      failure = error.description
    }
    if document == nil { LayoutException.raiseForDocument(failure) }
    self.init(document ?? .empty, resources: resources)
  }

  init(_ document: Document, resources: DocumentResources) {
    self.document = document
    self.resources = resources
  }

  /// Makes the controller that the storyboard begins with; nil if it names none.
  public func instantiateInitialViewController() -> UIViewController? {
    document.root["initialViewController"].flatMap { makeController($0) }
  }

  /// Makes the controller that the storyboard begins with by a closure, which gets the coder for
  /// the controller's `init(coder:)` or a similar initialiser.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    document.root["initialViewController"].flatMap {
      makeController($0, creator: creator.map { creator in { creator($0) } }) as? Controller
    }
  }

  /// Makes the controller with this storyboard identifier. An unknown identifier raises UIKit's
  /// exception.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController()
  }

  /// Makes the controller with this storyboard identifier by a closure, which gets the coder.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(identifier, creator: creator.map { creator in { creator($0) } })
    if let made = made as? Controller { return made }
    // After an exception a plain controller can be returned, but no controller of an app's class.
    if made == nil, let plain = UIViewController() as? Controller { return plain }
    guard let made else {
      LayoutException.end(
        "\(missing(identifier)), and there is no \(Controller.self) to go on with")
    }
    let element = element(identifier)
    let cause = report.entries.first { $0.kind == .class && $0.element == element }
    LayoutException.end(
      "the controller '\(identifier)' of \(document.name) is a \(type(of: made)), not a "
        + "\(Controller.self)" + (cause.map { ": " + $0.message } ?? ""))
  }

  private func element(_ identifier: String) -> Element? {
    document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
  }

  /// The controller with an identifier. An unknown identifier raises UIKit's exception.
  private func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    if let id = element(identifier)?["id"], let made = makeController(id, creator: creator) {
      return made
    }
    LayoutException.raiseForDocument(missing(identifier))
    return nil
  }

  private func missing(_ identifier: String) -> String {
    let known = Nearest.sorted(
      document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }, by: identifier)
    let shown = known.prefix(Self.mostNames).map { "'\($0)'" }.joined(separator: ", ")
    let rest = known.count - min(known.count, Self.mostNames)
    return "Storyboard (\(document.name)) doesn't contain a view controller with identifier "
      + "'\(identifier)'; "
      + (known.isEmpty
        ? "none of its controllers has an identifier"
        : "it has \(shown)" + (rest == 0 ? "" : " and \(rest) more"))
  }

  /// The most identifiers that a message names.
  private static let mostNames = 10

  /// Makes the controller of an object, by a closure if there is one.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let element = document.object(id),
      let scene = document.scenes.first(where: { $0.objects.contains(element) })
    else { return nil }
    let instantiation = Instantiation(document, resources: resources, to: self)
    return ControllerDecoder(instantiation, of: self)
      .makeController(element, of: scene, creator: creator)
  }
}

extension UIStoryboard: SegueDestinations {
  func makeController(_ id: String) -> UIViewController? { makeController(id, creator: nil) }
}

extension UIViewController {
  /// The storyboard that the controller came out of.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard>
  public var storyboard: UIStoryboard? { storyboardOrigin as? UIStoryboard }
}

extension Document {
  /// A storyboard without scenes.
  static let empty: Document = {
    let markup = Markup(SourceText("<document><scenes/></document>"))
    guard let document = Document(markup, name: "") else { fatalError("the empty document is one") }
    return document
  }()
}

extension UIStoryboard {
  /// What the storyboard asks for and did not get.
  package var report: LoadingReport { resources.report }
}
