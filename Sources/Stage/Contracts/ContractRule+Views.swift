import AutoLayout
import Foundation
import Wording

extension ContractRule {
  /// The case in which views are not in the layout at all; it is about no view.
  @MainActor
  static func absence(of names: [ContractName], in layout: CheckedLayout) -> [GeometricCase] {
    let absent = names.filter { layout.indices(named: $0.text).isEmpty }
    guard !absent.isEmpty, !layout.items.isEmpty else { return [] }
    let words = absent.map(\.text).joined(separator: " and ") + (absent.count == 1 ? " is" : " are")
    return [
      GeometricCase(conditions: [], candidates: .each([EdgeItems(0)]), subjects: []) { _ in
        "\(words) not in the layout, expected to be visible"
      }
    ]
  }

  /// The cases in which views are hidden, have no size, or reach beyond the screen.
  @MainActor
  static func visibility(of names: [ContractName], in layout: CheckedLayout) -> [GeometricCase] {
    let found = names.compactMap { layout.index(of: $0.text) }
    let all = EdgeCandidates.each(found.map { EdgeItems($0) })
    let hidden = found.filter { !layout.items[$0].isShown }.map { EdgeItems($0) }
    let (tolerance, first) = (layout.tolerance, EdgePlace.first)
    let beyond = EscapedEdge.all(of: .first, beyond: .screen, by: tolerance + 0.01)
    return [
      GeometricCase(conditions: [], candidates: .each(hidden)) {
        "\($0.name(.first)) is hidden, expected to be visible"
      },
      GeometricCase(conditions: [first.width < tolerance], candidates: all) {
        "\($0.name(.first)) is 0 points wide, expected to be visible"
      },
      GeometricCase(conditions: [first.height < tolerance], candidates: all) {
        "\($0.name(.first)) is 0 points high, expected to be visible"
      },
    ]
      + beyond.map { edge in
        GeometricCase(conditions: [edge.condition], candidates: all) {
          "\($0.name(.first)) reaches \(EscapedEdge.words(beyond, in: $0)) of the screen"
        }
      }
  }

  /// The cases in which a view reaches beyond another one.
  @MainActor
  static func containment(
    of inner: ContractName, _ outer: ContractName, in layout: CheckedLayout
  ) -> [GeometricCase] {
    guard let inner = layout.index(ofShown: inner.text),
      let outer = layout.index(ofShown: outer.text)
    else { return [] }
    let beyond = EscapedEdge.all(of: .first, beyond: .second, by: layout.tolerance + 0.01)
    return beyond.map { edge in
      GeometricCase(
        conditions: [edge.condition], candidates: .each([EdgeItems(inner, outer)]),
        subjects: [.first, .second]
      ) {
        "\($0.name(.first)) reaches \(EscapedEdge.words(beyond, in: $0)) of \($0.name(.second))"
      }
    }
  }

  /// The case in which two views overlap of which neither is around the other.
  @MainActor
  static func overlaps(of names: [ContractName]?, in layout: CheckedLayout) -> [GeometricCase] {
    let candidates =
      names.map { names in
        EdgeCandidates.each(layout.pairs(of: names.compactMap { layout.index(ofShown: $0.text) }))
      } ?? .pairs(layout.showingSomething, reach: 0)
    let (one, other) = (EdgePlace.first, EdgePlace.second)
    let (across, along) = (
      [one.right - other.left, other.right - one.left, one.width, other.width],
      [one.bottom - other.top, other.bottom - one.top, one.height, other.height]
    )
    let tolerance = layout.tolerance
    return [
      GeometricCase(
        conditions: (across + along).map { $0 > tolerance }, candidates: candidates,
        subjects: [.first, .second], decisive: 0..<(across + along).count
      ) { reading in
        let sides = [across, along].map { lengths in
          (lengths.map { reading[$0] }.min() ?? 0).shortDecimal
        }
        return "\(reading.name(.first)) and \(reading.name(.second)) overlap by \(sides[0]) x "
          + "\(sides[1]) points"
      }
    ]
  }
}

extension CheckedLayout {
  /// All pairs of some views of which neither is around the other.
  fileprivate func pairs(of found: [Int]) -> [EdgeItems] {
    let views = Set(found).sorted()
    return views.indices.flatMap { place in
      views[(place + 1)...].compactMap { other in
        around(other).contains(views[place]) ? nil : EdgeItems(views[place], other)
      }
    }
  }

  /// The views that show something, in groups that one view cuts off or scrolls: controls, texts,
  /// pictures and coloured views. Of views in one another, a control counts as a whole, and else
  /// the inner one counts.
  fileprivate var showingSomething: [EdgeGroup] {
    var isShowing = items.indices.map { showsSomething($0) }
    for index in items.indices where isShowing[index] {
      for outer in around(index) where isShowing[outer] {
        if views[outer] is UIControl { isShowing[index] = false } else { isShowing[outer] = false }
      }
    }
    var groups: [[Int]] = []
    var places: [Int: Int] = [:]
    for index in items.indices where isShowing[index] {
      let holder = around(index).first { views[$0].cutsOff } ?? -1
      if let place = places[holder] {
        groups[place].append(index)
      } else {
        places[holder] = groups.count
        groups.append([index])
      }
    }
    return groups.map { EdgeGroup(items: $0, isQuiet: $0.map { _ in false }) }
  }

  private func showsSomething(_ index: Int) -> Bool {
    guard items[index].isShown else { return false }
    return content(of: index) != nil || (views[index].backgroundColor?.cgColor.alpha ?? 0) > 0
  }
}
