import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Gives a view other values. False if that can't be done.
  func setValues(_ change: DocumentDifferences.Change) -> Bool { false }
}
