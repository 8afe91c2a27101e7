/// An object of a storyboard or nib that is neither a view nor a controller, such as a data source
/// or the delegate of an app, on systems without Objective-C.
///
/// ```swift
/// final class MenuSource: NSObject, UITableViewDataSource { … }
///
/// #if !canImport(ObjectiveC)
///   extension MenuSource: NibObject {}
/// #endif
/// ```
///
/// UIKit makes such an object by `init()` too. A subclass of a recogniser, of a bar's item or of a
/// collection's layout needs the protocol for `awakeFromNib()` and runtime attributes alone: it is
/// made by `init(coder:)`.
@MainActor
public protocol NibObject: AnyObject {
  /// Creates the object, before it is connected.
  init()
  /// Called when the object and the objects connected with it are there. The default does nothing.
  func awakeFromNib()
  /// Sets the value of a runtime attribute of the document for the property of a key path. The
  /// default writes a message into the log.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NibObject {
  public func awakeFromNib() {}

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    LayoutLog.write(
      "\(String(reflecting: Self.self)) has no property \(keyPath) that a document can set: implement "
        + "setValue(_:forKeyPath:) for it", as: .notice)
  }
}
