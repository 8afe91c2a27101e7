import AutoLayout
import Foundation

/// The methods by which classes of an app take part in each layout, and which of them a class
/// overrides.
///
/// Swift's runtime has no list of overrides. But the table of methods of a class begins with that
/// of its superclass, where an overridden method has another address. The place of a method is
/// found by classes of which one overrides nothing, and the other this method alone.
@MainActor
enum LayoutOverrides {
  private static let views: [(name: String, places: [Int])] = [
    ("layoutSubviews", places(in: LayingView.self, PlainView.self, UIView.self)),
    ("updateConstraints", places(in: UpdatingView.self, PlainView.self, UIView.self)),
    ("layoutMarginsDidChange", places(in: MarginView.self, PlainView.self, UIView.self)),
    ("safeAreaInsetsDidChange", places(in: SafeView.self, PlainView.self, UIView.self)),
    ("bounds", places(in: BoundedView.self, PlainView.self, UIView.self)),
    ("frame", places(in: FramedView.self, PlainView.self, UIView.self)),
  ]

  private static let controllers: [(name: String, places: [Int])] = {
    let (plain, base) = (PlainController.self, UIViewController.self)
    return [
      ("viewWillLayoutSubviews", places(in: WillLayOutController.self, plain, base)),
      ("viewDidLayoutSubviews", places(in: DidLayOutController.self, plain, base)),
      ("updateViewConstraints", places(in: UpdatingController.self, plain, base)),
      ("viewLayoutMarginsDidChange", places(in: MarginController.self, plain, base)),
      ("viewSafeAreaInsetsDidChange", places(in: SafeController.self, plain, base)),
      ("viewWillTransition", places(in: TurningController.self, plain, base)),
    ]
  }()

  /// What was found out of classes, which stay as they are.
  private static var known: [ObjectIdentifier: [String]] = [:]

  /// What the class of a view or of a controller overrides, in the order of the tables above: none
  /// for the framework's own classes.
  static func overrides(of object: AnyObject) -> [String] {
    let type: AnyClass = type(of: object)
    if let names = known[ObjectIdentifier(type)] { return names }
    var names: [String] = []
    if let base = frameworkClass(of: type) {
      let table = object is UIView ? views : controllers
      let (own, others) = (MethodTable(of: type), MethodTable(of: base))
      names = table.filter { entry in
        // A method whose place is unknown may be overridden.
        entry.places.isEmpty || entry.places.contains { own[$0] != others[$0] }
      }.map(\.name)
    }
    known[ObjectIdentifier(type)] = names
    return names
  }

  /// The places at which the table of a class that overrides a method differs from that of a class
  /// that overrides nothing.
  private static func places(
    in type: AnyClass, _ plain: AnyClass, _ base: AnyClass
  ) -> [Int] {
    let tables = (MethodTable(of: type), MethodTable(of: plain), MethodTable(of: base))
    return tables.2.places.filter {
      tables.0[$0] != tables.1[$0] && tables.1[$0] == tables.2[$0]
    }
  }

  /// The nearest class of the framework above a class of an app; nil for one of the framework.
  private static func frameworkClass(of type: AnyClass) -> AnyClass? {
    guard !isOfFramework(type) else { return nil }
    var next: AnyClass? = MethodTable(of: type).superclass
    while let type = next {
      if isOfFramework(type) { return type }
      next = MethodTable(of: type).superclass
    }
    return nil
  }

  private static func isOfFramework(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return frameworkModules.contains(String(module))
  }

  private static let frameworkModules: Set = [
    "UIViews", "UIControls", "UIContainers", "UILists", "AutoLayout", "FormerNames", "UIKit",
    "Nibs",
  ]
}

extension SceneHost {
  /// The methods of the app's classes that take part in each layout: `CardView.layoutSubviews`, in
  /// the order of the views, and then of the controllers.
  package var layoutOverrides: [String] {
    var (names, told): ([String], Set<String>) = ([], [])
    for object in currentInventory.views as [AnyObject] + controllers {
      for method in LayoutOverrides.overrides(of: object) {
        let name = "\(type(of: object)).\(method)"
        if told.insert(name).inserted { names.append(name) }
      }
    }
    return names
  }

  /// The controllers of the scene, each before its children.
  private var controllers: [AnyObject] {
    var (found, open) = ([UIViewController](), [window.rootViewController].compactMap(\.self))
    while let controller = open.popLast() {
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      open += (controller.children + [controller.presentedViewController].compactMap(\.self))
        .reversed()
    }
    return found
  }
}

/// The words of a class's metadata, of which its table of methods is a part.
///
/// Source: Swift's ABI, `docs/ABI/TypeMetadata.rst` of its sources, "Class Metadata", for platforms
/// without Objective-C: the superclass is the second word, and the sizes before the table begin at
/// the third.
private struct MethodTable {
  private let words: UnsafePointer<UInt>
  private let count: Int

  init(of type: AnyClass) {
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
    words = start.assumingMemoryBound(to: UInt.self)
    count = (size - before) / MemoryLayout<UInt>.stride
  }

  /// The places after what every class has of its own: its sizes, its description and how its
  /// properties are destroyed.
  var places: Range<Int> { 7..<max(7, count) }

  subscript(place: Int) -> UInt? { places.contains(place) ? words[place] : nil }

  var superclass: AnyClass? {
    guard words[1] != 0 else { return nil }
    return unsafeBitCast(words[1], to: AnyClass.self)
  }
}

// MARK: Classes that override one method each

private final class PlainView: UIView {}

private final class LayingView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class UpdatingView: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

private final class MarginView: UIView {
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
}

private final class SafeView: UIView {
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}

private final class BoundedView: UIView {
  override var bounds: CGRect { didSet { setNeedsLayout() } }
}

private final class FramedView: UIView {
  override var frame: CGRect { didSet { setNeedsLayout() } }
}

private final class PlainController: UIViewController {}

private final class WillLayOutController: UIViewController {
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}

private final class DidLayOutController: UIViewController {
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

private final class UpdatingController: UIViewController {
  override func updateViewConstraints() { super.updateViewConstraints() }
}

private final class MarginController: UIViewController {
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
}

private final class SafeController: UIViewController {
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
}

private final class TurningController: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}
