import Findings
import Foundation
import Stage
import Wording

/// The contracts that the scenes of a task are checked by.
@MainActor
struct CheckedContracts {
  /// Rules that are checked at the same screens.
  struct Part {
    let screens: ContractScreens
    fileprivate(set) var rules: [(contract: Int, block: Int, rule: ContractRule)] = []

    /// The names of views that have to be visible.
    var visibleNames: [String] { rules.flatMap(\.rule.visibleNames) }
  }

  private let contracts: [Contract]
  private var names: [ContractNames]
  /// The paths of those that the command names, which are for all documents.
  private let shared: Set<String>
  /// What can't be read.
  private var failures: [Finding] = []
  /// The rules by their screens, those of the run's own screens first.
  let parts: [Part]

  /// Reads the contract that stands beside a document, and those that the command names.
  /// - Parameter document: The path of the document; nil for a scene of code or standard input.
  init(beside document: String?, _ arguments: CheckArguments) throws(UsageError) {
    var contracts = try Self.shared(arguments)
    shared = Set(contracts.map(\.file))
    if let path = document.map(Self.path), !shared.contains(path), Self.isThere(path) {
      do throws(Descriptor.Unreadable) {
        let bytes = try Descriptor.contents(ofFile: path)
        contracts.append(Contract(String(decoding: bytes, as: UTF8.self), file: path))
      } catch {
        failures = [Finding(ofContract: path, "the contract can't be read: \(error)")]
      }
    }
    self.contracts = contracts
    names = contracts.map { ContractNames(of: $0) }
    parts = Self.parts(of: contracts)
  }

  /// The contracts that the command names.
  static func shared(_ arguments: CheckArguments) throws(UsageError) -> [Contract] {
    var contracts: [Contract] = []
    for path in arguments.contracts {
      do throws(Descriptor.Unreadable) {
        let bytes = try Descriptor.contents(ofFile: path)
        contracts.append(Contract(String(decoding: bytes, as: UTF8.self), file: path))
      } catch {
        // Each process of the check reads it for itself, and a pipe can be read once.
        let advice = error == .noFile ? "; write its text to a file, and name that" : ""
        throw UsageError(
          "the contract \(UsageError.quoted(path)) can't be read: \(error)\(advice)")
      }
    }
    return contracts
  }

  /// The path of the contract beside a document.
  private static func path(beside document: String) -> String {
    let name = document.nameOfPath
    return document.dropLast(name.count) + UnusedContract.contract(of: name)
  }

  /// Whether something is at a path, if only a link to nothing.
  private static func isThere(_ path: String) -> Bool {
    var isLink = false
    let kind = FileKind(at: path, isLink: &isLink)
    return isLink || kind != .missing || !FileAccess.isMissing(path)
  }

  private static func parts(of contracts: [Contract]) -> [Part] {
    var parts = [Part(screens: ContractScreens())]
    for (number, contract) in contracts.enumerated() {
      for (block, content) in contract.blocks.enumerated() {
        let known = parts.firstIndex { $0.screens == content.screens }
        if known == nil { parts.append(Part(screens: content.screens)) }
        parts[known ?? parts.count - 1].rules += content.rules.map { (number, block, $0) }
      }
    }
    return parts
  }

  /// The rules of a part as checks.
  /// - Parameter known: The names of views that the scene has at some screen.
  func checks(of part: Part, expecting known: Set<String>) -> [LayoutCheck] {
    part.rules.map { $0.rule.check(in: contracts[$0.contract].file, expecting: known) }
  }

  /// Whether a scene has all views of a rule.
  func concern(_ host: SceneHost, _ part: Part) -> Bool {
    part.rules.contains { $0.rule.concerns(host) }
  }

  // MARK: Names

  /// Looks for the views of a scene.
  mutating func take(_ host: SceneHost, of scene: String) {
    for index in names.indices { names[index].take(host, of: scene) }
  }

  /// Notes which rules a scene has the views of, and which rules of a part are in force on the
  /// present screen.
  /// - Parameter part: The part whose screens it is one of; nil if none are checked.
  mutating func takeScreen(of host: SceneHost, for part: Part?) {
    for index in names.indices {
      let blocks = Set((part?.rules ?? []).filter { $0.contract == index }.map(\.block))
      names[index].takeScreen(of: host, for: blocks)
    }
  }

  /// Whether a name is missing so far.
  var hasUnknownNames: Bool { names.contains(where: \.hasUnknown) }

  /// What is wrong with the contracts, as findings of their files, in the order of their texts.
  /// What is wrong with the text of one that the command names is told once, by ``mistakes(in:)``.
  var findings: [Finding] {
    failures
      + zip(contracts, names).flatMap { contract, names in
        let ofText = shared.contains(contract.file) ? [] : Self.mistakes(in: contract)
        return (ofText + Self.findings(of: names, in: contract)).enumerated().sorted {
          ($0.element.place?.position ?? TextPosition(), $0.offset)
            < ($1.element.place?.position ?? TextPosition(), $1.offset)
        }.map(\.element)
      }
  }

  private static func findings(of names: ContractNames, in contract: Contract) -> [Finding] {
    names.mistakes.map { Finding($0, "name", in: contract) }
      + names.unknown.map { Finding($0, Finding.unknownName, in: contract) }
      + names.idle.map { mistake in
        var finding = Finding(mistake, Finding.idleRule, in: contract)
        (finding.severity, finding.status) = (.hint, .good)
        return finding
      }
  }

  /// What is wrong with the text of a contract.
  static func mistakes(in contract: Contract) -> [Finding] {
    contract.mistakes.map { Finding($0, "text", in: contract) }
  }
}
