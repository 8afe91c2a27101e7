import UIKit

/// A layout that ships with Tenniel.
public struct ShippedScene: Sendable {
  /// What the scene is called in lists and on the command line.
  public let name: String
  /// One sentence on what there is to see.
  public let summary: String
  /// Whether this is a step on the way, kept because its picture is wrong for a reason.
  public let isStep: Bool
}
