import InterfaceBuilder

/// What each step of making a document's objects reads: the document, what it refers to, and the
/// traits for which values are chosen.
@MainActor
final class InstantiationContext {
  let document: Document
  let resources: DocumentResources
  /// The traits for which values are chosen until the objects are in a window.
  var traits = UIScreen.main.traitCollection

  var report: LoadingReport { resources.report }
  var designTraits: DesignTraits { DesignTraits(traits) }

  init(_ document: Document, resources: DocumentResources) {
    self.document = document
    self.resources = resources
  }

  /// Notes what the document asks for and does not get.
  /// - Parameter value: The value of the attribute that asks for it.
  func note(
    _ kind: LoadingReport.Kind, _ message: String, at element: Element?,
    naming value: String? = nil
  ) {
    report.add(kind, message, at: element, naming: value, in: document)
  }

  /// Notes that a limit is reached, at the first element that is left out because of it.
  func noteLimit(_ message: String, at element: Element?) {
    guard report.limits.insert(message).inserted else { return }
    note(.element, message, at: element)
  }

  /// The frame that the document has for a view in the present size classes, in points.
  func frame(of view: Element) -> CGRect? { view.frame(for: designTraits).map { CGRect($0) } }

  /// The members of a group that are installed in the present size classes.
  func installed(_ group: String, of element: Element) -> Set<Element> {
    Set(element.members(group, for: designTraits))
  }
}
