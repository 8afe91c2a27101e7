import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Has views get other subviews. False if that can't be done.
  mutating func changeSubviews() -> Bool { parents.isEmpty }
}
