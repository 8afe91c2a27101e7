extension UIView {
  /// The text that an app sets; nil for a view without one.
  var editableText: String? {
    get {
      switch self {
      case let label as UILabel: label.text ?? ""
      case let button as UIButton: button.configuration?.title ?? button.title(for: .normal) ?? ""
      case let field as UITextField: field.text ?? ""
      case let view as UITextView: view.text
      default: nil
      }
    }
    set {
      switch self {
      case let label as UILabel: label.text = newValue
      case let button as UIButton:
        if button.configuration != nil {
          button.configuration?.title = newValue
        } else {
          button.setTitle(newValue, for: .normal)
        }
      case let field as UITextField: field.text = newValue
      case let view as UITextView: view.text = newValue
      default: break
      }
    }
  }

  /// A closure that gives the view its present text back, with the fonts and colours that the text
  /// has of its own. A view without text gets no text.
  var textRestoration: EditedProperty.Restoration<UIView> {
    switch self {
    case let label as UILabel:
      let (text, styled) = (label.text, label.hasOwnAttributes ? label.attributedText : nil)
      return { view in
        let label = view as? UILabel
        if let styled { label?.attributedText = styled } else { label?.text = text }
      }
    case let field as UITextField:
      let (text, styled) = (field.text, field.hasOwnAttributes ? field.attributedText : nil)
      return { view in
        let field = view as? UITextField
        if let styled { field?.attributedText = styled } else { field?.text = text }
      }
    case let textView as UITextView:
      let text: String? = textView.text
      let styled: NSAttributedString? = textView.hasOwnAttributes ? textView.attributedText : nil
      return { view in
        let textView = view as? UITextView
        if let styled { textView?.attributedText = styled } else { textView?.text = text }
      }
    case let button as UIButton: return button.titleRestoration
    default: return { _ in }
    }
  }
}

extension UIButton {
  fileprivate var titleRestoration: EditedProperty.Restoration<UIView> {
    if let configuration {
      let (title, styled) = (configuration.title, configuration.attributedTitle)
      return { view in
        let button = view as? UIButton
        if let styled {
          button?.configuration?.attributedTitle = styled
        } else {
          button?.configuration?.title = title
        }
      }
    }
    let (title, styled) = (title(for: .normal), attributedTitle(for: .normal))
    return { view in
      let button = view as? UIButton
      if let styled {
        button?.setAttributedTitle(styled, for: .normal)
      } else {
        button?.setTitle(title, for: .normal)
      }
    }
  }
}
