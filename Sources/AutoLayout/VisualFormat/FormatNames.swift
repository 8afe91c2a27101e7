/// The views and metrics that a format string names.
struct FormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  /// The error in the use of a name at a place; `nil` if the use is correct.
  func problem(_ name: VisualFormat.Name, _ place: VisualFormat.Place) -> VisualFormatError.Message?
  {
    if place != .view, let metric = metrics[name.text] {
      return number(metric) == nil
        ? .metricIsNoNumber(name.text, type: "\(type(of: metric))") : nil
    }
    guard let item = views[name.text] else {
      return place == .view ? .unknownView(name.text) : .unknownMetric(name.text)
    }
    guard place == .view || place == .size else { return .expectedOperand }
    return item is any LayoutItem ? nil : .itemIsNoView(name.text, type: "\(type(of: item))")
  }

  func item(_ name: VisualFormat.Name) -> (any LayoutItem)? {
    views[name.text] as? any LayoutItem
  }

  /// The value of a number or a metric; `nil` for the name of a view.
  func number(_ operand: VisualFormat.Operand) -> CGFloat? {
    switch operand {
    case .number(let number): CGFloat(number)
    case .name(let name): metrics[name.text].flatMap(number)
    }
  }

  private func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
