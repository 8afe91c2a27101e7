import AutoLayout
import Wording

/// What the names of a contract stand for in the scenes that were looked at.
@MainActor
package struct ContractNames {
  private let contract: Contract
  private let rules: [ContractRule]
  /// The names of all rules, each where it stands first.
  private let names: [ContractName]
  /// The names that some scene has.
  private var found: Set<String> = []
  /// The names of all views, for the nearest.
  private var known: [String] = []
  /// The names that stand for several views of a scene, or for a guide.
  private var wrong: Set<String> = []
  /// The indices of the rules of which a scene that was checked has all views.
  private var concerned: Set<Int> = []
  /// The indices of the rules that were in force at some screen.
  private var checked: Set<Int> = []
  /// What is wrong with names that a scene has.
  package private(set) var mistakes: [ContractMistake] = []

  package init(of contract: Contract) {
    self.contract = contract
    rules = contract.blocks.flatMap(\.rules)
    var taken: Set<String> = []
    names = rules.flatMap(\.names).filter { taken.insert($0.text).inserted }
  }

  /// Looks for the views of a scene.
  /// - Parameter scene: The name of the scene.
  package mutating func take(_ host: SceneHost, of scene: String) {
    let items = host.snapshot.views
    let taken = Set(known)
    known += items.map(\.name).filter { !taken.contains($0) }
    for name in names {
      let paths = host.paths(meant: name.text)
      if !paths.isEmpty { found.insert(name.text) }
      guard let mistake = Self.mistake(in: name, paths, of: host, scene) else { continue }
      if wrong.insert(name.text).inserted { mistakes.append(mistake) }
    }
  }

  /// Notes which rules are in force on the present screen.
  /// - Parameter blocks: The indices of the blocks whose screens it is one of.
  package mutating func takeScreen(of host: SceneHost, for blocks: Set<Int>) {
    lazy var layout = host.checkedLayout
    var number = 0
    for (index, block) in contract.blocks.enumerated() {
      for rule in block.rules {
        if !concerned.contains(number), rule.concerns(host) { concerned.insert(number) }
        if blocks.contains(index), !checked.contains(number), rule.isInForce(in: layout) {
          checked.insert(number)
        }
        number += 1
      }
    }
  }

  /// What is wrong with a name in a scene; nil if it stands for one view, or for nothing.
  private static func mistake(
    in name: ContractName, _ paths: [ViewPath], of host: SceneHost, _ scene: String
  ) -> ContractMistake? {
    if paths.count == 1, host.view(at: paths[0]) != nil { return nil }
    let quoted = "'\(name.text.excerpt.printable)'"
    if paths.count > 1 {
      let ends = paths.prefix(3).map { "\"\($0.text.printable)\"" }.joined(separator: ", ")
      return ContractMistake(
        name.position,
        "\(quoted) fits \(paths.count) views of \(scene.printable); say which by its path, in "
          + "quotes: " + ends + (paths.count > 3 ? ", …" : ""))
    }
    guard !paths.isEmpty else { return nil }
    return ContractMistake(
      name.position, "\(quoted) is a guide; a rule is about views, such as one that is pinned to it"
    )
  }

  // MARK: What is missing

  /// Whether there are names that no scene has.
  package var hasUnknown: Bool { names.contains { !found.contains($0.text) } }

  /// The names that no scene has.
  package var unknown: [ContractMistake] {
    names.filter { !found.contains($0.text) }.map { name in
      let near = Nearest.suggestions(for: name.text, among: known).map(\.printable)
      return ContractMistake(
        name.position,
        "no view is called '\(name.text.excerpt.printable)'"
          + (near.isEmpty
            ? "; 'tenniel tree' names them" : "; nearest: \(near.joined(separator: ", "))"))
    }
  }

  /// The rules of known views that were in force at no screen.
  package var idle: [ContractMistake] {
    rules.indices.compactMap { index in
      let rule = rules[index]
      guard concerned.contains(index), !checked.contains(index),
        rule.names.allSatisfy({ found.contains($0.text) && !wrong.contains($0.text) })
      else { return nil }
      return ContractMistake(
        rule.position,
        "\(rule.text.excerpt.printable) was never checked: at no screen are its views shown together"
          + (rule.circumstances.isEmpty ? "" : " while it is in force"))
    }
  }
}

extension ContractRule {
  /// Whether a scene has all of its views.
  @MainActor
  package func concerns(_ host: SceneHost) -> Bool {
    names.allSatisfy { !host.paths(meant: $0.text).isEmpty }
  }

  /// Whether it says something of a layout.
  @MainActor
  fileprivate func isInForce(in layout: CheckedLayout) -> Bool {
    guard circumstances.allSatisfy({ $0.holds(on: layout.screen) }) else { return false }
    return names.allSatisfy {
      (needsShownViews ? layout.index(ofShown: $0.text) : layout.index(of: $0.text)) != nil
    }
  }
}
