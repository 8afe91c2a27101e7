import AutoLayout
import Foundation

/// The key paths of the framework's classes that documents set as runtime attributes.
extension UIResponder: KeyPathSetting {
  package func set(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    if let controller = self as? UIViewController {
      return controller.setOwn(value, forKeyPath: keyPath)
    }
    guard let view = self as? UIView else { return false }
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    let flag = Self.flag(value)
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
    case "preservesSuperviewLayoutMargins":
      return take(flag) { view.preservesSuperviewLayoutMargins = $0 }
    case "insetsLayoutMarginsFromSafeArea":
      return take(flag) { view.insetsLayoutMarginsFromSafeArea = $0 }
    default: return (view as? UIStackView)?.setOwn(value, forKeyPath: keyPath) ?? false
    }
  }

  /// The whole number of a value, without its fraction; nil for a number that is too large for an
  /// `Int`.
  fileprivate static func wholeNumber(_ value: Any?) -> Int? {
    guard let number = value as? NSNumber else { return nil }
    return number as? Int ?? Int(exactly: number.doubleValue.rounded(.towardZero))
  }

  /// The truth of a value: of a number, whether it is not 0.
  fileprivate static func flag(_ value: Any?) -> Bool? {
    (value as? Bool) ?? (value as? NSNumber).map { $0.doubleValue != 0 }
  }

  fileprivate func take<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }
}

extension UIStackView {
  /// The paths of the properties that decide how a stack arranges its views.
  static let arrangementPaths: Set = [
    "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement", "isBaselineRelativeArrangement", "spacing", "axis",
    "distribution", "alignment",
  ]

  fileprivate func setOwn(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    let flag = Self.flag(value)
    let number = (value as? NSNumber)?.doubleValue
    switch keyPath {
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      return take(flag) { isLayoutMarginsRelativeArrangement = $0 }
    case "baselineRelativeArrangement", "isBaselineRelativeArrangement":
      return take(flag) { isBaselineRelativeArrangement = $0 }
    case "spacing": return take(number.map { CGFloat($0) }) { spacing = $0 }
    case "axis":
      return take(Self.wholeNumber(value).flatMap(NSLayoutConstraint.Axis.init)) { axis = $0 }
    case "distribution":
      return take(Self.wholeNumber(value).flatMap(Distribution.init)) { distribution = $0 }
    case "alignment":
      return take(Self.wholeNumber(value).flatMap(Alignment.init)) { alignment = $0 }
    default: return false
    }
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
