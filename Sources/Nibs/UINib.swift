import InterfaceBuilder

/// The objects of a xib document, which can be made any number of times.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinib>
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// The keys of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for the document's external placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let document: Document?
  let resources: DocumentResources

  /// Finds the document `name.xib` in a bundle; the main one by default. If there is none,
  /// ``instantiate(withOwner:options:)`` raises an exception, as UIKit does.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let resources = DocumentResources(bundleOrNil ?? .main)
    self.resources = resources
    self.name = name
    var document: Document?
    var failure: String? =
      "Could not load NIB in bundle: 'NSBundle <\((bundleOrNil ?? .main).bundlePath)> (loaded)' with "
      + "name '\(name)'"
    do throws(DocumentError) {
      document = try resources.document(named: name, type: "xib")
      if document != nil { failure = nil }
    } catch {
      failure = error.description
    }
    self.document = document
    self.failure = failure
  }

  let name: String
  /// Why there is no document.
  let failure: String?

  init(_ document: Document, name: String, resources: DocumentResources) {
    self.document = document
    self.name = name
    self.resources = resources
    failure = nil
  }

  /// Makes the objects of the document and connects them. Returns the top-level objects, in order.
  @discardableResult
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else {
      if let failure { LayoutException.raiseForNib(failure) }
      return []
    }
    let instantiation = Instantiation(
      document, resources: resources, owner: ownerOrNil.map { $0 as AnyObject })
    let externalObjects = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let made = instantiation.makeTopLevel(externalObjects).map(\.object)
    if ownerOrNil is UIView { Self.madeLast = made }
    return made
  }

  /// What was made last for a view. On a device an autorelease pool retains it until the event
  /// ends, so that a weak outlet to a top-level object is there when the owner adds that to itself.
  private static var madeLast: [Any] = []

  /// What the nib asks for and did not get.
  package var report: LoadingReport { resources.report }
}
