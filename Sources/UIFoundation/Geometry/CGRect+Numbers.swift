/// `x y`, as in Core Animation's descriptions.
package func spaced(_ point: CGPoint) -> String { "\(shortest(point.x)) \(shortest(point.y))" }

/// `x y; width height`, as in the descriptions of views and layers.
package func spaced(_ rect: CGRect) -> String {
  "\(spaced(rect.origin)); \(shortest(rect.size.width)) \(shortest(rect.size.height))"
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
