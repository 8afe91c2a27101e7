extension NSLayoutConstraint {
  /// What a constraint's constant was: a number of points, or a spacing of the system's, which
  /// follows fonts.
  package struct KeptConstant {
    fileprivate let points: CGFloat
    fileprivate let spacing: SystemSpacing?
  }

  /// The constant with what it stands for. Setting ``constant`` alone ends a spacing of the
  /// system's.
  package var keptConstant: KeptConstant {
    get { KeptConstant(points: storedConstant, spacing: symbolicSpacing) }
    set {
      constant = newValue.spacing?.points(in: self) ?? newValue.points
      storedConstant = newValue.points
      symbolicSpacing = newValue.spacing
    }
  }
}
