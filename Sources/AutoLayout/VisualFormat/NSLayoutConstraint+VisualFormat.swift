extension NSLayoutConstraint {
  /// Makes inactive constraints from a string in the Visual Format Language.
  ///
  /// - Parameters:
  ///   - format: The string, such as `H:|-[name]-(>=20@750)-[button(80)]-|`.
  ///   - opts: The alignment of the views and the direction in which they follow each other.
  ///   - metrics: The values of the metrics named in the string, in points or as priorities.
  ///   - views: The views and guides named in the string.
  /// - Returns: The constraints in the order of the string: for each view the space before it, then
  ///   its size; then the space after the last view, then the alignments. An error in the string
  ///   raises UIKit's exception, and the result is empty.
  ///
  /// A `-` beside `|` means the superview's layout margin; between views it means the system
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
