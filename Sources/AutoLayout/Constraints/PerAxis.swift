/// A value for each of the two axes.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(both value: Value) { self.init(horizontal: value, vertical: value) }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
