import SeededRandom
import Stage
import Testing
import UIKit

@testable import Scenes

/// Edits of running scenes that are taken back and made again, whatever they are: also such that
/// constraints conflict.
@Suite struct `Edits that are made again` {
  private nonisolated static let names = ShippedScene.all.filter { !$0.isStep }.map(\.name)

  @Test(arguments: names)
  func `give each picture that was there, and taking all back gives the first one`(name: String)
    throws
  {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    for seed in seeds(2 as UInt64, inProofs: 40) {
      var random = SplitMix(seed: seed)
      let host = SceneHost(screen: SimulatedScreen(Device.all[0]), make: scene.make)
      var lists: [[SceneEdit]] = [[]]
      var frames = [Self.frames(host)]
      for _ in 0..<5 {
        guard let edit = Self.edit(of: host, &random) else { continue }
        lists.append(lists[lists.count - 1].adding(edit))
        host.apply(lists[lists.count - 1])
        frames.append(Self.frames(host))
      }
      let texts = lists[lists.count - 1].map(\.sentence)
      for index in lists.indices.reversed() {
        host.apply(lists[index])
        #expect(Self.frames(host) == frames[index], "undo to \(index), seed \(seed): \(texts)")
      }
      for index in lists.indices {
        host.apply(lists[index])
        #expect(Self.frames(host) == frames[index], "redo to \(index), seed \(seed): \(texts)")
      }
    }
  }

  private static func edit(of host: SceneHost, _ random: inout SplitMix) -> SceneEdit? {
    let constraints = host.snapshot.constraints.filter { $0.origin == .scene }
    guard let constraint = constraints.randomElement(using: &random) else { return nil }
    let target = SceneEdit.Target.constraint(constraint.id)
    let properties = EditedProperty.ofConstraints
    guard let property = properties.randomElement(using: &random),
      let before = host.value(of: property, of: target)
    else { return nil }
    let numbers: [Double] = [-300, -8, 0.5, 3, 40, 900]
    let after: EditedValue
    switch property {
    case .constant, .multiplier: after = .number(numbers.randomElement(using: &random) ?? 0)
    case .priority: after = .number([1, 250, 749, 1000].randomElement(using: &random) ?? 0)
    case .relation:
      let others: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .greaterThanOrEqual]
      after = .relation(others.randomElement(using: &random) ?? .equal)
    default: after = .flag(!before.isOn)
    }
    guard property.admits(after), after != before else { return nil }
    return SceneEdit(property, of: target, from: before, to: after, subject: constraint.text)
  }

  private static func frames(_ host: SceneHost) -> [String] {
    host.snapshot.views.map { view in
      let frame = view.solvedFrame
      func text(_ number: Double) -> String { String(format: "%.6f", number) }
      return "\(view.path.text) \(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) "
        + text(frame.height)
    }
  }
}
