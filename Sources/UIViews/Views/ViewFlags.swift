/// The properties of a view that layout and drawing don't read, in one byte, since every view has
/// them.
struct ViewFlags: OptionSet {
  let rawValue: UInt8

  static let multipleTouch = ViewFlags(rawValue: 1)
  static let exclusiveTouch = ViewFlags(rawValue: 2)
  static let clearsContext = ViewFlags(rawValue: 4)
  static let opaque = ViewFlags(rawValue: 8)

  subscript(flag: ViewFlags) -> Bool {
    get { contains(flag) }
    set { if newValue { insert(flag) } else { remove(flag) } }
  }
}

extension UIView {
  /// Has no effect: a terminal has one pointer.
  public var isMultipleTouchEnabled: Bool {
    get { flags[.multipleTouch] }
    set { flags[.multipleTouch] = newValue }
  }
  /// Has no effect: a terminal has one pointer.
  public var isExclusiveTouch: Bool {
    get { flags[.exclusiveTouch] }
    set { flags[.exclusiveTouch] = newValue }
  }
  /// Has no effect: a view is drawn by its description.
  public var clearsContextBeforeDrawing: Bool {
    get { flags[.clearsContext] }
    set { flags[.clearsContext] = newValue }
  }
  /// Has no effect: what is behind a view shows where the view has no background.
  public var isOpaque: Bool {
    get { flags[.opaque] }
    set { flags[.opaque] = newValue }
  }
  /// The name by which the state of an app is restored. There is no restoration here.
  public var restorationIdentifier: String? {
    get { storedRareState?.restorationIdentifier }
    set {
      guard newValue != restorationIdentifier else { return }
      rareState.restorationIdentifier = newValue
    }
  }
}
