extension Double {
  /// The number without the rounding errors of sums of frames, far behind the point.
  var settled: Double {
    let thousandths = (self * 1000).rounded() / 1000
    return (self - thousandths).magnitude < 1e-6 ? thousandths : self
  }
}
