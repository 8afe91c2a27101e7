import JSON

/// The findings that a project has accepted: only others fail its checks.
package struct Baseline: Equatable, Sendable {
  /// An accepted finding.
  package struct Entry: Hashable, Sendable, Comparable {
    /// The path of its document, as seen from the baseline's folder; of a scene of code, its name.
    package let owner: String
    /// Its fingerprint as text.
    package let fingerprint: String
    /// The severity up to which it is accepted; nil for any, as in files of former versions.
    package fileprivate(set) var severity: Finding.Severity?

    package init(owner: String, fingerprint: String, _ severity: Finding.Severity? = nil) {
      self.owner = owner
      self.fingerprint = fingerprint
      self.severity = severity
    }

    /// The entry as files of former versions have it.
    var ofAnySeverity: Entry { Entry(owner: owner, fingerprint: fingerprint) }

    package static func < (a: Entry, b: Entry) -> Bool {
      (a.owner, a.fingerprint, a.severity?.rawValue ?? "")
        < (b.owner, b.fingerprint, b.severity?.rawValue ?? "")
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
        var entry = Entry(
          owner: try node.string("in"), fingerprint: try node.string("fingerprint"))
        if let member = node["severity"] {
          entry.severity = member.string.flatMap(Finding.Severity.init)
          guard entry.severity != nil else {
            throw member.misfit("\"severity\" is one of \"error\", \"warning\", \"review\"")
          }
        }
        return entry
      }
    }
    self.init(entries)
  }

  /// The file: a line for each entry, in order, so that changes of it are easy to read and merge.
  ///
  /// ```json
  /// {"schema":"tenniel.baseline/1","findings":[
  ///  {"in":"Main.storyboard","fingerprint":"conflict qXe-3c-Rq5","severity":"error"}
  /// ]}
  /// ```
  package var json: String {
    let lines = entries.map { entry in
      JSONValue.object(
        [.init("in", .text(entry.owner)), .init("fingerprint", .text(entry.fingerprint))]
          + (entry.severity.map { [.init("severity", .text($0.rawValue))] } ?? [])
      ).text
    }
    return "{\"schema\":\"\(Self.schema)\",\"findings\":["
      + lines.map { "\n " + $0 }.joined(separator: ",") + "\n]}\n"
  }

  private static let schema = "tenniel.baseline/1"
}

extension FindingReport {
  /// Excuses the findings that a baseline has, unless they have become more serious.
  /// - Parameter path: The path of a document as seen from the baseline's folder.
  package mutating func excuse(by baseline: Baseline, path: (String) -> String) {
    let known = Dictionary(grouping: baseline.entries, by: \.ofAnySeverity)
    for index in findings.indices where findings[index].canBeExcused {
      let accepted = known[findings[index].entry(path).ofAnySeverity] ?? []
      let severity = findings[index].severity
      if accepted.contains(where: { $0.severity.map { !severity.isWorse(than: $0) } ?? true }) {
        findings[index].excuse = .baseline
      }
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
    let found = Set(findings.map { $0.entry(path).ofAnySeverity })
    let checked = owners(path)
    return baseline.entries.filter { entry in
      !found.contains(entry.ofAnySeverity)
        && (checked.contains(entry.owner) || !isThere(entry.owner))
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
      owner: place.map { path($0.file) } ?? scene ?? "", fingerprint: fingerprint.text,
      severity)
  }
}
