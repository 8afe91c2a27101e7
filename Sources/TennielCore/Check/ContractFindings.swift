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

  /// What marks an absence that one machine of several has found.
  private static let ofShare = "share"

  fileprivate var isOfShare: Bool { fingerprint.subjects.last == Self.ofShare }

  /// The absence as a share of the run has it, which does not know of the others.
  fileprivate var asOfShare: Finding {
    var finding = self
    (finding.severity, finding.status) = (.hint, .good)
    finding.fingerprint.subjects.append(Self.ofShare)
    return finding
  }

  /// The absence of a share as one of the whole run.
  fileprivate var asOfAll: Finding {
    var finding = self
    finding.fingerprint.subjects.removeLast()
    if finding.fingerprint.subjects.contains(Self.unknownName) {
      (finding.severity, finding.status) = (.error, .unusable)
    }
    return finding
  }
}

extension FindingReport {
  /// Keeps of what documents lack of the contracts that the command names what all of them lack,
  /// once.
  /// - Parameters:
  ///   - files: The paths of these contracts.
  ///   - count: The number of documents.
  mutating func join(contracts files: [String], of count: Int) {
    let isShare = shard.map { $0.count > 1 } ?? false
    keepAbsences(of: count) { finding in
      finding.isOfContract && finding.place.map { files.contains($0.file) } == true
    } change: { finding in
      finding.isAbsence && isShare ? finding.asOfShare : finding
    }
  }

  /// Keeps of what the shares of a run lack of its contracts what all of them lack, and tells what
  /// is wrong with the text of a contract once.
  /// - Parameter count: The number of shares that have checked anything.
  mutating func joinContracts(ofShares count: Int) {
    keepAbsences(of: count) {
      $0.isOfContract && ($0.isOfShare || !$0.isAbsence)
    } change: {
      $0.isOfShare ? $0.asOfAll : $0
    }
  }

  /// Keeps each of some findings once, and absences where there are so many of them.
  private mutating func keepAbsences(
    of count: Int, among isMeant: (Finding) -> Bool, change: (Finding) -> Finding
  ) {
    let key = { (finding: Finding) in [finding.place?.file ?? ""] + finding.fingerprint.subjects }
    var counts: [[String]: Int] = [:]
    for finding in findings where isMeant(finding) { counts[key(finding), default: 0] += 1 }
    var told: Set<[String]> = []
    changeFindings { finding in
      guard isMeant(finding) else { return finding }
      guard told.insert(key(finding)).inserted,
        !finding.isAbsence || counts[key(finding)] == count
      else { return nil }
      return change(finding)
    }
  }
}
