import LayoutTools
import Wording

extension FieldRow {
  /// What the row means, for the foot of the inspector.
  var help: String {
    switch content {
    case .field: field?.help ?? ""
    case .constraint(let constraint):
      "\(constraint.title), \(constraint.value)"
        + (constraint.isRequired
          ? ", required" : ", priority \(constraint.priority.shortDecimal)")
        + (constraint.isInstalled ? "." : ", not installed here.")
    case .heading, .note: ""
    }
  }

  /// Which keys change the row.
  var keys: String {
    switch content {
    case .field(let condition):
      let reset =
        reading?.isDefault == true || condition == nil && field?.isRequired == true
        ? "" : condition == nil ? "; backspace resets" : "; backspace: as for all"
      return (field?.keys ?? "") + reset
    case .constraint: return "enter edits, delete deletes; the constant: arrows, digits"
    case .heading, .note: return ""
    }
  }
}

extension InspectorField {
  /// The keys that change the field, and what is typed.
  fileprivate var keys: String {
    switch kind {
    case .number, .ratio: "arrows, or type \(typedWords)"
    case .flag: "enter or arrows: yes, no"
    case .choice(let choices): "enter lists \(choices.count), arrows step"
    case .font: "arrows: its size; enter types \(typedWords)"
    case .text, .image, .color: "enter types \(typedWords)"
    }
  }
}
