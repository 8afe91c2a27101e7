import Stage

/// What a user sets by touching or typing: the value of a control or a text.
enum ControlValue: Equatable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)
  case date(Date)

  /// The value of a view; nil for a view that has none.
  @MainActor
  init?(of view: UIView) {
    switch view {
    case let field as UITextField: self = .text(field.text ?? "")
    case let text as UITextView where text.isEditable: self = .text(text.text ?? "")
    case let control as UISwitch: self = .isOn(control.isOn)
    case let slider as UISlider: self = .number(Double(slider.value))
    case let stepper as UIStepper: self = .number(stepper.value)
    case let segments as UISegmentedControl: self = .index(segments.selectedSegmentIndex)
    case let pages as UIPageControl: self = .index(pages.currentPage)
    case let picker as UIDatePicker: self = .date(picker.date)
    default: return nil
    }
  }

  /// Gives a view of the same kind the value.
  @MainActor
  func set(on view: UIView) {
    switch (self, view) {
    case (.text(let text), let field as UITextField): field.text = text
    case (.text(let text), let view as UITextView): view.text = text
    case (.isOn(let isOn), let control as UISwitch): control.isOn = isOn
    case (.number(let number), let slider as UISlider): slider.value = Float(number)
    case (.number(let number), let stepper as UIStepper): stepper.value = number
    case (.index(let index), let segments as UISegmentedControl):
      segments.selectedSegmentIndex = index
    case (.index(let index), let pages as UIPageControl): pages.currentPage = index
    case (.date(let date), let picker as UIDatePicker): picker.date = date
    default: break
    }
  }
}

extension SceneHost {
  /// The values that a user can set, by the identities of their views.
  var controlValues: [ItemID: ControlValue] {
    var values: [ItemID: ControlValue] = [:]
    for (path, view) in views {
      guard let value = ControlValue(of: view) else { continue }
      values[ItemID(path, element: view.documentOrigin?.elementID)] = value
    }
    return values
  }
}
