import Foundation

/// The resources of an app whose code runs in this program. What its code finds in the main bundle
/// on a device is in its folder here, at any depth.
package enum AppResources {
  /// The app's folder, the path of the bundle that stands for its main bundle, and the name of the
  /// module that has its classes; nil for none.
  nonisolated(unsafe) package static var place: (folder: String, bundle: String, module: String)?

  /// The app's folder, if a bundle is its main one.
  static func folder(of bundle: Bundle) -> String? {
    guard let place, bundle == .main || bundle.bundlePath == place.bundle else { return nil }
    return place.folder
  }
}
