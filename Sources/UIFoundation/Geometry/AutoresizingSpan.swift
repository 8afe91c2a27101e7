/// The origin and length of a view on one axis as functions of its superview's length, by its
/// autoresizing mask.
///
/// The functions are those of UIKit's autoresizing constraints: a flexible size takes its share of
/// what the fixed margins leave, and a fixed size between two flexible margins keeps its centre at
/// the same fraction of the superview.
package struct AutoresizingSpan {
  /// The function `multiplier * superview's length + constant`.
  package struct Line {
    package var multiplier: CGFloat
    package var constant: CGFloat

    package func callAsFunction(_ length: CGFloat) -> CGFloat { multiplier * length + constant }
  }

  package let origin: Line
  package let length: Line

  package init(
    origin start: CGFloat, length size: CGFloat, in whole: CGFloat,
    flexibility: (min: Bool, size: Bool, max: Bool)
  ) {
    let end = whole - start - size
    let center = start + size / 2
    func fixed(_ value: CGFloat) -> Line { Line(multiplier: 0, constant: value) }
    /// The ratio of `part` to `all`; equal shares if `all` is 0.
    func share(_ part: CGFloat, of all: CGFloat, among count: CGFloat) -> CGFloat {
      all == 0 ? 1 / count : part / all
    }

    switch (flexibility.min, flexibility.size, flexibility.max) {
    case (false, false, _):
      origin = fixed(start)
      length = fixed(size)
    case (true, false, false):
      origin = Line(multiplier: 1, constant: start - whole)
      length = fixed(size)
    case (false, true, false):
      origin = fixed(start)
      length = Line(multiplier: 1, constant: size - whole)
    case (true, true, false):
      let ratio = share(size, of: whole - end, among: 2)
      length = Line(multiplier: ratio, constant: -ratio * end)
      origin = Line(multiplier: 1 - ratio, constant: -end + ratio * end)
    case (false, true, true):
      let ratio = share(size, of: whole - start, among: 2)
      origin = fixed(start)
      length = Line(multiplier: ratio, constant: -ratio * start)
    case (true, false, true):
      let ratio = share(center, of: whole, among: 2)
      length = fixed(size)
      origin = Line(multiplier: ratio, constant: -size / 2)
    case (true, true, true):
      let ratio = share(size, of: whole, among: 3)
      let middle = share(center, of: whole, among: 2)
      length = Line(multiplier: ratio, constant: 0)
      origin = Line(multiplier: middle - ratio / 2, constant: 0)
    }
  }
}
