import Foundation

extension NSLayoutConstraint {
  /// The constraints that a string of the Visual Format Language stands for, inactive.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[name]-(>=20@750)-[button(80)]-|`.
  ///   - opts: How the views are aligned with each other, and in which direction they follow.
  ///   - metrics: The numbers that the string names, in points or as priorities.
  ///   - views: The views and guides that the string names.
  /// - Returns: Of each view, what leads to it and then what its size is; then what closes the
  ///   line; then the alignments. A string with a mistake raises UIKit's exception, and makes none.
  ///
  /// A `-` next to `|` reaches to the superview's layout margin, one between views is the system's
  /// spacing. See Apple's
  /// [constraints(withVisualFormat:)](https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)).
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let names = FormatNames(metrics: metrics ?? [:], views: views)
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: format, problem: names.problem)
      var constraints = FormatConstraints(format, opts, names)
      return try constraints.make()
    } catch {
      LayoutException.raise(.invalidArgument, error.reason)
      return []
    }
  }
}
