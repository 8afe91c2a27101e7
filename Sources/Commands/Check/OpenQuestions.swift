import InterfaceBuilder
import Stage

/// What a document leaves to code, so that a problem in it may be none: a person has to say.
@MainActor
struct OpenQuestions {
  private let document: Document
  private let outlets: Set<String>
  private let translated: Set<String>
  /// The elements that constraints hold which code replaces.
  private let placeheld: Set<String>
  /// The elements whose width or height a constraint makes 0.
  private let folded: Set<String>

  /// - Parameter translated: The ids of the elements whose texts other languages have, which code
  ///   does not set then.
  init(of document: Document, translated: Set<String>) {
    self.document = document
    self.translated = translated
    outlets = Set(document.outletNames.keys)
    var (placeheld, folded): (Set<String>, Set<String>) = ([], [])
    for element in document.root.descendants where element.name == "constraint" {
      let owner = element.parent?.parent?["id"]
      let items = [element["firstItem"] ?? owner, element["secondItem"]].compactMap(\.self)
      if element.flag("placeholder") == true { placeheld.formUnion(items.prefix(1)) }
      let isLength = ["width", "height"].contains(element["firstAttribute"] ?? "")
      if isLength, element["secondItem"] == nil, Double(element["constant"] ?? "0") == 0 {
        folded.formUnion(items)
      }
    }
    (self.placeheld, self.folded) = (placeheld, folded)
  }

  /// Whether an outlet names the element with an id, so that code may change it.
  func isOutlet(_ id: String) -> Bool { outlets.contains(id) }

  /// Whether code may give the text of the element with an id.
  func isChanged(_ id: String) -> Bool {
    if translated.contains(id) { return false }
    if isOutlet(id) { return true }
    guard let element = document.object(id) else { return false }
    return sequence(first: element, next: \.parent).contains {
      $0.isCell && $0["customClass"] != nil
    }
  }

  /// What has to be known of a problem that a document alone does not say; nil for nothing.
  /// - Parameter ids: The ids of the elements of views.
  func question(about problem: LayoutProblem, _ ids: [ViewPath: String]) -> String? {
    let chains = problem.views.map { path in
      sequence(first: path, next: \.parent).compactMap { ids[$0] }
    }
    guard let around = chains.first, let first = around.first.flatMap(document.object) else {
      return nil
    }
    switch problem.kind {
    case .rowPixel: return "iOS logs the conflict, and shows the row right in the end"
    case .noRoom, .zeroSize:
      if around.contains(where: folded.contains) { return "a constraint folds it on purpose" }
    case .unreachable, .hidden, .overlap, .overlappingTexts, .negativeGap:
      if chains.count > 1, areAlternates(around, chains[1]) {
        return "both are outlets: code may show one at a time"
      }
    case .truncatedText:
      if isChanged(first["id"] ?? "") { return "code may set another text" }
    case .touchTarget:
      if around.contains(where: { document.object($0)?.name == "tableViewCell" }) {
        return "the row may take the tap"
      }
    case .conflict, .ambiguous:
      if problem.views.contains(where: { $0.name == "safeArea" }), first.isCell {
        return "a list keeps its headers and rows below the bars"
      }
      if problem.constraints.contains(where: {
        $0.textWithSource.contains("UIView-Encapsulated-Layout-Height")
      }) {
        return "code may give the row its height"
      }
      let isInCell = around.contains { document.object($0)?.isCell == true }
      if isInCell, problem.attributes.allSatisfy({ $0 == "top" || $0 == "height" }),
        problem.kind == .ambiguous
      {
        return "code may give the row its height"
      }
    default: break
    }
    guard Self.ofPlaces.contains(problem.kind) else { return nil }
    if around.contains(where: placeheld.contains) {
      return "code replaces a placeholder constraint of it"
    }
    let near =
      [first] + (first.parent.map { Array($0.children) } ?? [])
      + around.compactMap { document.object($0) }
    if let custom = near.first(where: { $0.isFilledByCode }) {
      return "the app's class \(custom["customClass"] ?? "") may say more"
    }
    return nil
  }

  /// The checks of what constraints of code would decide.
  private static let ofPlaces: Set<LayoutCheck> = [
    .ambiguous, .unreachable, .hidden, .outsideSafeArea, .offScreen, .zeroSize, .noRoom, .overlap,
    .negativeGap, .overlappingTexts, .escapeParent,
  ]

  /// Whether code can hide one of two views, or of the views around them that stand beside each
  /// other, and reaches both.
  /// - Parameters: The ids of each view and of those around it.
  private func areAlternates(_ one: [String], _ other: [String]) -> Bool {
    let shared = one.first { other.contains($0) }
    func isReached(_ ids: [String]) -> Bool {
      ids.prefix { $0 != shared }.contains(where: isOutlet)
    }
    return isReached(one) && isReached(other)
  }
}

extension Element {
  fileprivate var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
  }

  /// Whether the element is a view of a class of the app that has nothing in it in the document.
  fileprivate var isFilledByCode: Bool {
    isView && self["customClass"] != nil && subviews.isEmpty && !isCell
      && !["label", "button", "imageView", "textField", "switch", "tableView"].contains(name)
  }
}
