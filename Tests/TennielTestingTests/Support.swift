import TennielTesting
import Testing
import UIKit

/// What a person reads of the error that something throws.
func complaint(_ body: () throws -> Void) throws -> String {
  var said: String?
  do { try body() } catch { said = "\(error)" }
  return try #require(said, "nothing was thrown")
}

extension TestScreen {
  /// A list with its screen, on which texts are measured in columns.
  static func list(height: CGFloat) throws -> (TestScreen, ListController) {
    let controller = ListController()
    let screen = try TestScreen(
      controller, .size(width: 320, height: height), .textMetrics(.columns))
    return (screen, controller)
  }

  /// A screen of 400 by 400 points without anything on it but what a closure adds.
  convenience init(_ build: @escaping (UIView) -> Void) throws {
    try self.init(SketchController(build), .size(width: 400, height: 400), .bars([]))
  }
}
