import JSON

/// The findings that a project has accepted: only others fail its checks.
package struct Baseline: Equatable, Sendable {
  /// An accepted finding.
  package struct Entry: Hashable, Sendable, Comparable {
    /// The path of its document, as seen from the baseline's folder; of a scene of code, its name.
    package let owner: String
    /// Its fingerprint as text.
    package let fingerprint: String

    package init(owner: String, fingerprint: String) {
      self.owner = owner
      self.fingerprint = fingerprint
    }

    package static func < (a: Entry, b: Entry) -> Bool {
      (a.owner, a.fingerprint) < (b.owner, b.fingerprint)
    }
  }

  /// The entries, in order.
  package private(set) var entries: [Entry]

  package init(_ entries: some Sequence<Entry>) { self.entries = Set(entries).sorted() }

  /// Reads a file that ``json`` has written.
  package init(json bytes: [UInt8]) throws(FileMistake) {
    let entries = try FileMistake.reading(bytes) { root throws(JSONNode.Misfit) in
      guard try root.string("schema") == Self.schema else {
        throw root.misfit(
          "this is no baseline of 'check --update-baseline', whose schema is \(Self.schema)")
      }
      return try root.list("findings") { node throws(JSONNode.Misfit) in
        Entry(owner: try node.string("in"), fingerprint: try node.string("fingerprint"))
      }
    }
    self.init(entries)
  }

  /// The file: a line for each entry, in order, so that changes of it are easy to read and merge.
  ///
  /// ```json
  /// {"schema":"tenniel.baseline/1","findings":[
  ///  {"in":"Main.storyboard","fingerprint":"conflict qXe-3c-Rq5"}
  /// ]}
  /// ```
  package var json: String {
    let lines = entries.map { entry in
      JSONValue.object([
        .init("in", .text(entry.owner)), .init("fingerprint", .text(entry.fingerprint)),
      ]).text
    }
    return "{\"schema\":\"\(Self.schema)\",\"findings\":["
      + lines.map { "\n " + $0 }.joined(separator: ",") + "\n]}\n"
  }

  private static let schema = "tenniel.baseline/1"
}

extension FindingReport {
  /// Excuses the findings that a baseline has.
  /// - Parameter path: The path of a document as seen from the baseline's folder.
  package mutating func excuse(by baseline: Baseline, path: (String) -> String) {
    let known = Set(baseline.entries)
    for index in findings.indices where known.contains(findings[index].entry(path)) {
      if findings[index].canBeExcused { findings[index].excuse = .baseline }
    }
  }

  /// The baseline that accepts all that was found. What a former one has of documents that were not
  /// checked stays.
  /// - Parameter isThere: Whether there is a document at a path, as seen from its folder.
  package func baseline(
    after former: Baseline?, path: (String) -> String, isThere: (String) -> Bool
  ) -> Baseline {
    // A note fails nothing, and is told if it grows into more.
    let found = findings.filter { $0.canBeExcused && !$0.isSuppressed && $0.severity != .hint }
      .map { $0.entry(path) }
    let checked = owners(path)
    let kept = (former?.entries ?? []).filter {
      !checked.contains($0.owner) && isThere($0.owner)
    }
    return Baseline(found + kept)
  }

  /// The entries of a baseline that are found no more: those of documents that were checked, or are
  /// gone.
  package func gone(
    from baseline: Baseline, path: (String) -> String, isThere: (String) -> Bool
  ) -> [Baseline.Entry] {
    let found = Set(findings.map { $0.entry(path) })
    let checked = owners(path)
    return baseline.entries.filter { entry in
      !found.contains(entry) && (checked.contains(entry.owner) || !isThere(entry.owner))
    }
  }

  /// The documents and the scenes of code that were checked, as baselines name them: of a document
  /// that was lost nobody knows what is gone.
  private func owners(_ path: (String) -> String) -> Set<String> {
    let files = findings.lazy.filter(\.canBeExcused).compactMap { $0.place?.file }
    return Set(scenes.map { $0.file.map(path) ?? $0.name } + files.map(path))
  }
}

extension Finding {
  fileprivate func entry(_ path: (String) -> String) -> Baseline.Entry {
    Baseline.Entry(
      owner: place.map { path($0.file) } ?? scene ?? "", fingerprint: fingerprint.text)
  }
}
