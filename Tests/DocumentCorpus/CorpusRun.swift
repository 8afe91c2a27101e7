import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

/// The comparison of a document with its own frames.
@MainActor struct CorpusRun {
  /// The number of roots whose misses are named.
  let shown: Int
  private(set) var tally = CorpusTally()

  init(shown: Int) { self.shown = shown }

  mutating func run(_ folder: String, _ path: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return }
    tally.documents += 1
    let bytes = [UInt8](data)
    guard let source = try? SourceText(file: bytes) else { return }
    if source.fileBytes == bytes { tally.identical += 1 }
    guard let document = Self.document(source, path) else { return }
    tally.opened += 1
    for element in document.unknownElements {
      tally.unknown[element.name, default: 0] += element.elements.count
    }
    compare(document, path, at: folder + "/" + path)
  }

  /// The paths of the documents below a folder, in order.
  static func documents(below folder: String, _ part: String?) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .filter { path in part.map(path.contains) ?? true }
  }

  /// The document of a text; nil for one that is not well formed, or no document.
  private static func document(_ source: SourceText, _ path: String) -> Document? {
    let markup = Markup(source)
    return markup.problems.isEmpty ? Document(markup, name: path) : nil
  }

  /// Opens all documents, lays each of their roots out once, and prints how long that takes.
  static func time(_ folder: String, only: String?) {
    let start = ContinuousClock.now
    var (opened, roots) = (0, 0)
    for path in documents(below: folder, only) {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path),
        let source = try? SourceText(file: [UInt8](data)), let document = document(source, path)
      else { continue }
      opened += 1
      let (canvas, bars) = (Canvas(of: document), BarInference(document))
      for root in DesignRoot.all(of: document, mode: .design)
      where RootComparison(root, canvas: canvas, bars: bars, given: .nothing) != nil { roots += 1 }
    }
    let took = (ContinuousClock.now - start) / .milliseconds(1)
    print("\(opened) documents, \(roots) views laid out: \(Int(took.rounded())) milliseconds")
  }

  private mutating func compare(_ document: Document, _ path: String, at file: String) {
    let bars = BarInference(document)
    let canvas = Canvas(of: document)
    let roots = DesignRoot.all(of: document, mode: .design, fontsAround: file)
    let keeping = DesignRoot.all(
      of: document, mode: .design, keepsFrames: true, fontsAround: file)
    let running = DrawnRoots(document, on: canvas, mode: .run)
    let drawn = DrawnRoots(document, on: canvas, mode: .design)
    let shown = Shown(
      plain: DesignFrames(ofDocumentAt: file, keepsFrames: false, canvas: canvas),
      keeping: DesignFrames(ofDocumentAt: file, keepsFrames: true, canvas: canvas))
    for (root, other) in zip(roots, keeping) {
      addSize(root, running, "roots at their size", path)
      addSize(root, drawn, "roots at their size, in design", path)
      let isMissed = drawn.difference(of: root) != nil
      if let compared = compare(root, canvas, bars, path, shown, isMissed: isMissed) {
        addKeeping(other, canvas, bars, compared, isMissed: isMissed)
      }
    }
  }

  /// The frames that the program shows without the document's frames, and with them.
  private struct Shown {
    let plain: DesignFrames
    let keeping: DesignFrames
  }

  /// Counts whether a root view is drawn at the size that the document has for it.
  private mutating func addSize(
    _ root: DesignRoot, _ drawn: DrawnRoots, _ row: String, _ path: String
  ) {
    guard drawn.knows(root), let rect = root.element.rect(key: "frame"), rect.width > 0,
      rect.height > 0
    else { return }
    let found = drawn.difference(of: root)
    add(
      row,
      found.map {
        max(abs($0.drawn.width - $0.own.width), abs($0.drawn.height - $0.own.height))
      } ?? 0)
    if let found, shown > 0 {
      let sizes = [found.drawn, found.own].map { "\(n($0.width)) x \(n($0.height))" }
      tally.misses.append(
        ["\(path):\(root.element.position.line) \(row): drawn \(sizes[0]) own \(sizes[1])"])
    }
  }

  /// The rows in which views without a size keep that of their frames, as in Interface Builder.
  private mutating func addKeeping(
    _ root: DesignRoot, _ canvas: Canvas, _ bars: BarInference, _ compared: Set<String>,
    isMissed: Bool
  ) {
    for (name, given) in zip("BC", [RootComparison.Given.safeArea, .sizes]) {
      let comparison = RootComparison(root, canvas: canvas, bars: bars, given: given)
      add("\(name), keeping frames", comparison, compared, isMissed: isMissed)
    }
  }

  /// Compares a root; nil if it is left out, else the ids of the views that are compared.
  ///
  /// - Parameter isMissed: Whether the root is drawn at another size than the document's: none of
  ///   its views is where it should be then.
  private mutating func compare(
    _ root: DesignRoot, _ canvas: Canvas, _ bars: BarInference, _ path: String, _ shown: Shown,
    isMissed: Bool
  ) -> Set<String>? {
    if isMarked(root.element) { return leave("marked misplaced or ambiguous") }
    guard let rect = root.element.rect(key: "frame") else { return leave("no frame") }
    if root.kind == .controller,
      !isKnown(CGSize(width: rect.width, height: rect.height), canvas, root.controller)
    {
      return leave("size of no device")
    }
    guard let plain = RootComparison(root, canvas: canvas, bars: bars, given: .nothing) else {
      return leave("no size")
    }
    guard !plain.compared.isEmpty else { return leave("nothing to compare") }
    let inset = RootComparison(root, canvas: canvas, bars: bars, given: .safeArea)
    let sized = RootComparison(root, canvas: canvas, bars: bars, given: .sizes)
    var stale: Set<String> = []
    if let sized {
      let frames = Staleness(sized.subject)
      if frames.broken != nil { return leave("frames break required constraints") }
      if frames.brokenStack != nil { return leave("frames break a stack's arrangement") }
      stale = frames.stale
    }
    let text = moved(root, canvas, bars, plain) { $0.isText }
    let controls = moved(root, canvas, bars, plain) { !$0.isText && !($0 is UIImageView) }
    var misses: [String] = []
    var compared: Set<String> = []
    for view in plain.compared {
      guard let id = view.origin?.element["id"], let own = view.origin?.frame else { continue }
      guard !stale.contains(id) else {
        tally.left["views whose frames break a constraint by up to 1.5", default: 0] += 1
        continue
      }
      compared.insert(id)
      let error = shown.plain.distance(of: id, to: own)
      add("A", error)
      add("A, keeping frames", shown.keeping.distance(of: id, to: own))
      let alone = isMissed ? .infinity : view.frame.distance(to: own)
      add("root alone", alone)
      let kind = text.contains(id) ? "A text" : controls.contains(id) ? "A controls" : "A free"
      add(kind, error)
      add("A \(view.origin?.element.name ?? "")", error)
      if error > 0.5, self.shown > 0 {
        let found = shown.plain[id]
        misses.append(
          "    \(kind) \(view.origin?.element.name ?? "") \(id) own \(short(own)) solved "
            + (found.map { "\(short($0)) d \(short($0, minus: own))" } ?? "nowhere")
            + (alone > 0.5 ? "" : " alone right"))
      } else if alone > 0.5, self.shown > 0 {
        misses.append(
          "    alone wrong \(kind) \(view.origin?.element.name ?? "") \(id) own \(short(own)) solved \(short(view.frame))"
        )
      }
    }
    add("B", inset, compared, isMissed: isMissed)
    add("C", sized, compared, isMissed: isMissed)
    guard !misses.isEmpty, tally.misses.count < self.shown else { return compared }
    tally.misses.append(
      [
        "\(path):\(root.element.position.line) \(root.kind) \(root.controller?["customClass"] ?? "") iOS \(canvas.version) \(short(CGRect(x: 0, y: 0, width: rect.width, height: rect.height)))"
      ] + misses)
    return compared
  }

  /// The ids of the views that move when the content of some views grows.
  private func moved(
    _ root: DesignRoot, _ canvas: Canvas, _ bars: BarInference, _ plain: RootComparison,
    _ isChosen: (UIView) -> Bool
  ) -> Set<String> {
    guard let other = RootComparison(root, canvas: canvas, bars: bars, given: .nothing) else {
      return []
    }
    let old = plain.frames()
    other.enlarge(isChosen)
    return Set(
      other.frames().filter { id, frame in old[id].map { $0.distance(to: frame) > 0.01 } ?? false }
        .map(\.key))
  }

  private func isMarked(_ element: Element) -> Bool {
    if element["misplaced"] == "YES" || element["ambiguous"] == "YES" { return true }
    return element.children.contains(where: isMarked)
  }

  private func isKnown(_ size: CGSize, _ canvas: Canvas, _ controller: Element?) -> Bool {
    if size == canvas.size { return true }
    if controller?.child(key: "freeformSize") != nil
      || controller?.child(key: "simulatedDestinationMetrics") != nil
    {
      return true
    }
    return size.width == canvas.size.width && size.height < canvas.size.height
      && size.height > canvas.size.height - 120
  }

  private mutating func leave(_ reason: String) -> Set<String>? {
    tally.left[reason, default: 0] += 1
    return nil
  }

  /// Counts the views of a root in a row.
  private mutating func add(
    _ name: String, _ comparison: RootComparison?, _ compared: Set<String>, isMissed: Bool
  ) {
    for view in comparison?.compared ?? [] {
      guard let own = view.origin?.frame, let id = view.origin?.element["id"],
        compared.contains(id)
      else { continue }
      add(name, isMissed ? .infinity : view.frame.distance(to: own))
    }
  }

  private mutating func add(_ name: String, _ error: CGFloat) {
    tally.shares[name, default: CorpusTally.Share()].add(error)
  }

  private func short(_ rect: CGRect) -> String {
    "\(n(rect.minX)),\(n(rect.minY)) \(n(rect.width))x\(n(rect.height))"
  }
  private func short(_ a: CGRect, minus b: CGRect) -> String {
    "(\(n(a.minX - b.minX)) \(n(a.minY - b.minY)) \(n(a.width - b.width)) \(n(a.height - b.height)))"
  }
  private func n(_ x: CGFloat) -> String { String(format: "%g", (x * 100).rounded() / 100) }
}
