extension Double {
  /// The number without what sums of frames add to it far behind the point.
  var settled: Double {
    let thousandths = (self * 1000).rounded() / 1000
    return (self - thousandths).magnitude < 1e-6 ? thousandths : self
  }
}
