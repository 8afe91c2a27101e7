import AutoLayout
import Foundation

extension Bundle {
  /// Makes the objects of the document `name.xib` in the bundle, and connects them with `owner`.
  /// Returns those at the top, in order. A document that is not there raises UIKit's exception, and
  /// returns none.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    let made = nib.instantiate(withOwner: owner, options: options)
    return nib.document == nil ? nil : made
  }
}
