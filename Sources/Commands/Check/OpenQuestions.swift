import InterfaceBuilder
import Stage

/// What a document leaves to code, so that a problem in it may be none: a person has to say.
@MainActor
struct OpenQuestions {
  private let document: Document
  private let outletNames: [String: String]
  private let translated: Set<String>
  /// The elements that constraints hold which code replaces.
  private let placeheld: Set<String>
  /// The elements whose width or height a constraint makes 0.
  private let folded: Set<String>
  /// The names of the outlets for constraints that hold an element or give it a length, by the id
  /// of the element.
  private let movers, stretchers: [String: String]

  /// The classes whose code lacks a statement; nil if no code is compiled.
  private let lacking: Set<String>?

  /// - Parameters:
  ///   - translated: The ids of the elements whose texts other languages have, which code does not
  ///     set then.
  ///   - lacking: The classes whose code lacks a statement; nil if no code is compiled.
  init(of document: Document, translated: Set<String>, lacking: Set<String>?) {
    self.document = document
    self.lacking = lacking
    self.translated = translated
    let names = document.outletNames
    outletNames = names
    var (placeheld, folded): (Set<String>, Set<String>) = ([], [])
    var (movers, stretchers): ([String: String], [String: String]) = ([:], [:])
    for constraint in document.root.descendants.lazy.compactMap(Constraint.init) {
      let (holder, second) = (constraint.holder?["id"], constraint.secondItem)
      let items = [constraint.firstItem ?? holder, second].compactMap(\.self)
      let isLength =
        second == nil && [.width, .height].contains(constraint.firstAttribute)
      if constraint.isPlaceholder { placeheld.formUnion(items.prefix(1)) }
      if isLength, constraint.constant == 0 { folded.formUnion(items) }
      guard let name = constraint.id.flatMap({ names[$0] }) else { continue }
      for item in items {
        // What holds a constraint stays where it is, unless it is about the holder alone.
        if isLength { stretchers[item] = name } else if item != holder { movers[item] = name }
      }
    }
    (self.placeheld, self.folded) = (placeheld, folded)
    (self.movers, self.stretchers) = (movers, stretchers)
  }

  /// Whether an outlet names the element with an id, so that code may change it.
  func isOutlet(_ id: String) -> Bool { outletNames[id] != nil }

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
    case .nearMiss: return "the difference may be meant"
    case .rowPixel: return "iOS logs the conflict, and shows the row right in the end"
    case .noRoom, .zeroSize:
      if around.contains(where: folded.contains) { return "a constraint folds it on purpose" }
    case .unreachable, .hidden, .overlap, .overlappingTexts, .negativeGap:
      if chains.count > 1, areAlternates(around, chains[1]) {
        return "both are outlets: code may show one at a time"
      }
      let cover = chains.dropFirst().first?.first.flatMap(document.object)
      if cover?.outlets.contains(where: { $0.property == "gestureRecognizers" }) == true {
        return "the view over it takes taps itself"
      }
    case .truncatedText:
      if isChanged(first["id"] ?? "") { return Self.otherText }
    case .touchTarget:
      if around.contains(where: { document.object($0)?.name == "tableViewCell" }) {
        return "the row may take the tap"
      }
    case .offScreen, .outsideSafeArea:
      if ["label", "segmentedControl"].contains(first.name), isChanged(first["id"] ?? "") {
        return Self.otherText
      }
    case .conflict, .ambiguous:
      if problem.severity == .warning, first.name == "label", isChanged(first["id"] ?? ""),
        problem.kind == .conflict
      {
        return Self.otherText
      }
      if problem.views.contains(where: { $0.name == "safeArea" }), first.isCell {
        return "a list keeps its headers and rows below the bars"
      }
      if lacking == nil,
        problem.constraints.contains(where: {
          $0.textWithSource.contains("UIView-Encapsulated-Layout-Height")
        })
      {
        return "code may give the row its height"
      }
      guard lacking == nil else { break }
      let isInCell = around.contains { document.object($0)?.isCell == true }
      if let name = problem.constraints.lazy.compactMap(\.id.element).compactMap({ outletNames[$0] }
      )
      .first, problem.kind == .conflict {
        return "code may change \(name), one of the constraints"
      }
      if isInCell, problem.attributes.allSatisfy({ $0 == "top" || $0 == "height" }),
        problem.kind == .ambiguous
      {
        return "code may give the row its height"
      }
    default: break
    }
    if lacking == nil, let answer = answerOfCode(to: problem, around) { return answer }
    guard Self.ofPlaces.contains(problem.kind) else { return nil }
    if lacking == nil, around.contains(where: placeheld.contains) {
      return "code replaces a placeholder constraint of it"
    }
    let isOfPlace = [.outsideSafeArea, .offScreen].contains(problem.kind)
    let name = around.lazy.compactMap { movers[$0] ?? (isOfPlace ? nil : stretchers[$0]) }.first
    if let name {
      return "code may change \(name), a constraint that holds it"
    }
    // What stands beside it has no part in it if the document gives it a size.
    let beside = (first.parent.map { Array($0.children) } ?? []).filter {
      Set($0.constraints.filter { $0.secondItem == nil }.compactMap(\.firstAttribute)).count < 2
    }
    let near =
      [first] + beside + around.compactMap { document.object($0) }
      + (problem.kind == .ambiguous ? Array(first.descendants) : [])
    return near.lazy.filter(\.isFilledByCode).compactMap { $0["customClass"] }
      .first { lacking?.contains($0) ?? true }
      .map { "the app's class \($0) may say more" }
  }

  /// What code may do about a layout whose size or parts are its own affair.
  private func answerOfCode(to problem: LayoutProblem, _ around: [String]) -> String? {
    guard [.ambiguous, .noRoom, .conflict, .zeroSize].contains(problem.kind) else { return nil }
    let elements = around.compactMap { document.object($0) }
    let ofTables: Set = ["tableHeaderView", "tableFooterView"]
    let isOfHeight =
      problem.kind == .conflict
      ? problem.constraints.contains { $0.id.element == nil && $0.text.contains(".height ==") }
      : problem.attributes.allSatisfy { $0 == "top" || $0 == "height" }
    if isOfHeight, elements.contains(where: { ofTables.contains($0["key"] ?? "") }) {
      return "code may give the table's header or footer its height"
    }
    if document.kind == .xib, problem.severity == .warning,
      problem.constraints.contains(where: { $0.textWithSource.contains("window.") })
    {
      return "whoever shows the view gives it its size"
    }
    let stack = elements.first { $0.name == "stackView" }
    if let stack, problem.kind != .conflict,
      stack.subviews.count(where: { isOutlet($0["id"] ?? "") }) > 1
    {
      return "code may hide some of the views of the stack"
    }
    return nil
  }

  /// Why a phone may never show a scene on its side; nil if nothing says so.
  /// - Parameter id: The id of the scene's controller, or of its view.
  func questionAboutSides(of id: String?) -> String? {
    guard lacking == nil, let element = id.flatMap(document.object) else { return nil }
    let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return (element.isController ? element : owner)?["customClass"].map {
      "\($0) may stay upright on phones"
    }
  }

  /// The notes that are questions.
  static let asked: Set<LayoutCheck> = [.rowPixel, .nearMiss]

  private static let otherText = "code may set another text"

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
      && !["label", "button", "imageView", "textField", "switch"].contains(name)
  }
}
