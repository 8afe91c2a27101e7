import AutoLayout
import Foundation

/// The paths of the framework's classes that documents set as runtime attributes.
extension UIResponder: KeyPathSetting {
  package func set(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    if let controller = self as? UIViewController {
      return controller.setOwn(value, forKeyPath: keyPath)
    }
    guard let view = self as? UIView else { return false }
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    let flag = (value as? Bool) ?? number.map { $0 != 0 }
    switch keyPath {
    case "layer.cornerRadius": return take(number) { view.layer.cornerRadius = $0 }
    case "layer.borderWidth": return take(number) { view.layer.borderWidth = $0 }
    case "layer.masksToBounds", "clipsToBounds": return take(flag) { view.clipsToBounds = $0 }
    case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
      return take(value as? UIColor) { view.layer.borderColor = $0.cgColor }
    case "layer.opacity", "alpha": return take(number) { view.alpha = $0 }
    case "layer.shadowOpacity", "layer.shadowRadius", "layer.shadowOffset", "layer.shadowColor",
      "layer.zPosition":
      return true
    case "hidden", "isHidden": return take(flag) { view.isHidden = $0 }
    case "accessibilityIdentifier":
      return take(value as? String) { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": return take(value as? String) { view.accessibilityLabel = $0 }
    case "tag": return take(Self.wholeNumber(value)) { view.tag = $0 }
    case "backgroundColor": return take(value as? UIColor) { view.backgroundColor = $0 }
    case "tintColor": return take(value as? UIColor) { view.tintColor = $0 }
    default: return false
    }
  }

  /// The whole number of a value, without its fraction; nil for one that has no place in an `Int`.
  private static func wholeNumber(_ value: Any?) -> Int? {
    guard let number = value as? NSNumber else { return nil }
    return number as? Int ?? Int(exactly: number.doubleValue.rounded(.towardZero))
  }

  fileprivate func take<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }
}

extension UIViewController {
  fileprivate func setOwn(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "title": take(value as? String) { title = $0 }
    case "hidesBottomBarWhenPushed": take(value as? Bool) { hidesBottomBarWhenPushed = $0 }
    case "modalInPresentation", "isModalInPresentation":
      take(value as? Bool) { isModalInPresentation = $0 }
    default: false
    }
  }
}
