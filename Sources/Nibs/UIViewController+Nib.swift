/// Finds the nib of a controller that has no storyboard: by the name that was given, or else by the
/// name of its class, first without the word "Controller".
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname>
extension UIViewController: ViewDocumentFinding {
  package func viewDocument(named name: String?, in bundle: Bundle?) -> (any ViewDocument)? {
    let bundle = bundle ?? .main
    if let name {
      let nib = UINib(nibName: name, bundle: bundle)
      if let failure = nib.failure { LayoutException.raiseForNib(failure) }
      return NibView(nib)
    }
    return DefaultNibs.nib(of: type(of: self), in: bundle).map { NibView($0) }
  }
}

/// The view of a controller that owns a nib.
@MainActor
private final class NibView: ViewDocument {
  private let nib: UINib
  /// The objects of the nib beside the view.
  private var others: [AnyObject] = []

  init(_ nib: UINib) { self.nib = nib }

  func loadView(of controller: UIViewController) {
    guard nib.document != nil else { return }
    let made = nib.instantiate(withOwner: controller).map { $0 as AnyObject }
    others = made.filter { $0 !== controller.viewIfLoaded }
    controller.viewDocument = self
    guard !controller.isViewLoaded,
      (controller as? UICollectionViewController)?.givenCollection == nil
    else { return }
    LayoutException.raiseForNib(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but the view "
        + "outlet was not set.")
  }
}

/// The nibs with the names of classes. Most classes have no nib, so that the search is done once
/// for each class.
@MainActor
private enum DefaultNibs {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: String
  }

  private static var known: [Key: UINib?] = [:]

  static func nib(of type: UIViewController.Type, in bundle: Bundle) -> UINib? {
    let key = Key(type: ObjectIdentifier(type), bundle: bundle.bundlePath)
    if let known = known[key] { return known }
    let resources = DocumentResources(bundle)
    let name = names(of: type).first { resources.hasDocument(named: $0, type: "xib") }
    let nib = name.map { UINib(nibName: $0, bundle: bundle) }
    known[key] = .some(nib)
    return nib
  }

  /// The names for the nib of a class, in the order of the search; none for the framework's own
  /// classes.
  private static func names(of type: UIViewController.Type) -> [String] {
    guard !FrameworkModules.define(type) else { return [] }
    let name = String(describing: type)
    return name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
  }
}
