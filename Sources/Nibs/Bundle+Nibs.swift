import Foundation

extension Bundle {
  /// Makes the objects of the document `name.xib` in the bundle, and connects them with `owner`.
  /// Returns the top-level objects, in order. If there is no such document, raises UIKit's
  /// exception and returns nil.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    let made = nib.instantiate(withOwner: owner, options: options)
    return nib.document == nil ? nil : made
  }
}
