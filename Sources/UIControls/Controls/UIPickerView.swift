@_spi(Package) import UIViews

/// The number of components (columns) of a picker, and the number of rows in each.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The sizes and titles of a picker's rows, and the object notified of a selection.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a component in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a component's rows in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    ControlMetrics.pickerRow
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A picker with columns of rows; the selected row of each column is in the middle.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
  /// Has no effect: the selected row is always marked.
  open var showsSelectionIndicator = true
  private var selected: [Int] = [] { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .pickerView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .pickerView)
    coder.decodeDocument(self, as: UIPickerView.self)
  }

  /// The number of components that the data source gives; a negative number counts as 0.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// The number of rows that the data source gives for a component; a negative number counts as 0.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let even = bounds.width / CGFloat(max(numberOfComponents, 1))
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? even,
      height: delegate?.pickerView(self, rowHeightForComponent: component)
        ?? ControlMetrics.pickerRow)
  }

  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }

  /// Reads the number of rows of a component again, and clamps its selected row to them.
  open func reloadComponent(_ component: Int) {
    selectRow(selectedRow(inComponent: component), inComponent: component, animated: false)
  }

  /// Selects a row without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents else { return }
    while selected.count <= component { selected.append(0) }
    selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// The selected row of a component; -1 if there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    return component < selected.count ? selected[component] : 0
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.pickerView.size(for: self) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.pickerView.size(for: self)
  }

  /// The columns, side by side and centred in the bounds.
  package var columns: [Drawing.Wheel] {
    let sizes = (0..<numberOfComponents).map(rowSize)
    var x = bounds.midX - sizes.map(\.width).reduce(0, +) / 2
    let columns = sizes.enumerated().map { component, size in
      defer { x += size.width }
      let rows = 0..<numberOfRows(inComponent: component)
      return Drawing.Wheel(
        frame: CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height),
        rowHeight: max(1, size.height),
        titles: rows.map {
          delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? "?"
        },
        selected: selectedRow(inComponent: component))
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return columns }
    return columns.map { column in
      var column = column
      column.frame = column.frame.mirrored(in: bounds)
      return column
    }
  }

  /// Selects the touched row.
  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    let columns = columns
    guard let component = columns.firstIndex(where: { $0.frame.contains(point) }) else {
      return false
    }
    let column = columns[component]
    let steps = Int(((point.y - bounds.midY) / column.rowHeight).rounded())
    let row = column.selected + steps
    guard column.titles.indices.contains(row), row != column.selected else { return false }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.content = .wheels(columns)
    return drawing
  }
}
