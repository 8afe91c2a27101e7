import Findings
import Stage
import Wording

extension Finding {
  /// What no scene of a document has may be in another document of the run.
  static let unknownName = "unknown"
  /// What is checked at no screen of a document may be in another document of the run.
  static let idleRule = "idle"

  /// What is wrong with a contract as a whole.
  init(ofContract file: String, _ message: String) {
    self.init(
      LayoutCheck.contract.identifier, .error, message, place: Place(file: file, position: nil),
      scene: nil, grid: ScreenGrid([]))
    status = .unusable
  }

  /// What is wrong at a place of a contract.
  /// - Parameter kind: What tells mistakes of one place apart.
  init(_ mistake: ContractMistake, _ kind: String, in contract: Contract) {
    self.init(
      LayoutCheck.contract.identifier, .error, mistake.message,
      place: Place(
        file: contract.file, position: mistake.position,
        excerpt: contract.excerpt(at: mistake.position)),
      scene: nil, grid: ScreenGrid([]))
    status = .unusable
    fingerprint.subjects = [contract.file.nameOfPath, kind, mistake.position.description]
  }
}

extension Finding {
  /// Whether it belongs to a contract as such, and to no scene.
  fileprivate var isOfContract: Bool {
    check == LayoutCheck.contract.identifier && scene == nil
  }

  /// Whether it says that something is missing, which may be elsewhere.
  fileprivate var isAbsence: Bool {
    // The first subject is the file.
    fingerprint.subjects.dropFirst().first.map([Self.unknownName, Self.idleRule].contains) ?? false
  }
}

extension FindingReport {
  /// Keeps of what documents lack of the contracts that the command names what all of them lack,
  /// once.
  /// - Parameters:
  ///   - files: The paths of these contracts.
  ///   - count: The number of documents.
  mutating func join(contracts files: [String], of count: Int) {
    let isMeant = { (finding: Finding) in
      finding.isOfContract && finding.place.map { files.contains($0.file) } == true
    }
    let key = { (finding: Finding) in [finding.place?.file ?? ""] + finding.fingerprint.subjects }
    var counts: [[String]: Int] = [:]
    for finding in findings where isMeant(finding) { counts[key(finding), default: 0] += 1 }
    var told: Set<[String]> = []
    changeFindings { finding in
      guard isMeant(finding) else { return finding }
      guard told.insert(key(finding)).inserted,
        !finding.isAbsence || counts[key(finding)] == count
      else { return nil }
      return finding
    }
  }
}
