import AutoLayout
import Wording

extension ContractRule {
  /// The rule as a check of layouts, which finds where it is broken.
  ///
  /// It is decided by the places that the constraints give, before they are rounded to pixels, and
  /// broken where it misses by more than half a pixel.
  /// - Parameters:
  ///   - file: The path of the contract, which messages name; nil for a rule alone.
  ///   - known: The names of views that the scene has at some screen, so that it is a fault if one
  ///     that is to be visible is not there at another.
  package func check(in file: String?, expecting known: Set<String> = []) -> LayoutCheck {
    LayoutCheck.contract.looking { layout in cases(in: layout, file, expecting: known) }
  }

  @MainActor
  private func cases(
    in layout: CheckedLayout, _ file: String?, expecting known: Set<String>
  ) -> [GeometricCase] {
    guard circumstances.allSatisfy({ $0.holds(on: layout.screen) }) else { return [] }
    var cases: [GeometricCase]
    switch claim {
    case .compares(let left, let relation, let right):
      cases = comparison(left, relation, right, in: layout)
    case .visible(let names):
      let expected = names.filter { known.contains($0.text) }
      cases = Self.absence(of: expected, in: layout) + Self.visibility(of: names, in: layout)
    case .inside(let inner, let outer): cases = Self.containment(of: inner, outer, in: layout)
    case .noOverlap(let names): cases = Self.overlaps(of: names, in: layout)
    }
    // What tells the rule from others about the same views stays while lines come and go above it.
    for index in cases.indices { cases[index].attributes = [text] }
    guard let file else { return cases }
    return cases.map { $0.saying { "\($0) (\(file):\(position.line))" } }
  }

  /// The cases in which two sums don't compare as they should.
  @MainActor
  private func comparison(
    _ left: ContractSum, _ relation: NSLayoutConstraint.Relation, _ right: ContractSum,
    in layout: CheckedLayout
  ) -> [GeometricCase] {
    var indices: [Int] = []
    var places: [String: EdgePlace] = [:]
    for name in names where places[name.text] == nil {
      guard let index = layout.index(ofShown: name.text) else { return [] }
      let known = indices.firstIndex(of: index)
      if known == nil { indices.append(index) }
      places[name.text] = EdgePlace(rawValue: known ?? indices.count - 1)
    }
    let isRightToLeft = layout.screen.direction == .rightToLeft
    let place = { (name: ContractName) in places[name.text] ?? .screen }
    let first = PlacedSum(left, isRightToLeft: isRightToLeft, place: place)
    let second = PlacedSum(right, isRightToLeft: isRightToLeft, place: place)
    let difference = first - second
    let tooSmall = difference.isLess(than: -layout.tolerance)
    let tooGreat = difference.negative.isLess(than: -layout.tolerance)
    let broken =
      switch relation {
      case .greaterThanOrEqual: tooSmall
      case .lessThanOrEqual: tooGreat
      case .equal: tooSmall + tooGreat
      }
    let items = EdgeItems(
      indices[0], indices.count > 1 ? indices[1] : -1, indices.count > 2 ? indices[2] : -1)
    let subjects = Array(EdgePlace.allCases.prefix(indices.count))
    return broken.map { conditions in
      GeometricCase(
        conditions: conditions, candidates: .each([items]), subjects: subjects,
        decisive: conditions.indices
      ) {
        "\(left.text) is \(first.value(in: $0).shortDecimal), expected "
          + second.value(in: $0).shortDecimal + (right.isConstant ? "" : " (\(right.text))")
          + relation.words
      }
    }
  }
}

extension CheckedLayout {
  /// The difference in points up to which a rule holds: half a pixel.
  var tolerance: Double { pixel / 2 }

  /// The view that a name stands for; nil unless it is the only one, and shown.
  func index(ofShown name: String) -> Int? {
    index(of: name).flatMap { items[$0].isShown ? $0 : nil }
  }

  /// The view that a name stands for; nil unless it is the only one.
  func index(of name: String) -> Int? {
    let found = indices(named: name)
    return found.count == 1 ? found[0] : nil
  }
}

extension NSLayoutConstraint.Relation {
  /// What stands behind a number that is expected.
  fileprivate var words: String {
    switch self {
    case .greaterThanOrEqual: " or more"
    case .equal: ""
    case .lessThanOrEqual: " or less"
    }
  }
}
