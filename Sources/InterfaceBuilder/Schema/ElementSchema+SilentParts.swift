extension ElementSchema {
  /// Whether elements of a name are known.
  static func knows(_ name: String) -> Bool { named(name) != nil || silentParts.contains(name) }

  /// The known name of elements that a misspelt name most likely means.
  package static func nearest(to name: String) -> String? {
    NearestName.suggestion(for: name, amongWords: all.map(\.name) + silentParts.sorted())
  }

  /// Whether elements of a name are known and stand for no object.
  static func isPart(_ name: String) -> Bool {
    named(name)?.elementClass == nil && knows(name)
  }

  /// The elements that are parts of a document or of an object, without a class of their own and
  /// without attributes that the schema has.
  private static let silentParts: Set<String> = [
    // The document.
    "adaptation", "accessibilityOverrides", "customFonts",
    "designable", "development",
    "inferredMetricsTieBreakers", "scenes",
    "simulatedMetricsContainer", "classes", "class", "source", "relationships", "relationship",
    "namedColor", "systemColor",
    // Objects.
    "exit", "animations", "connections",
    "constraints", "gestureRecognizers", "keyCommands", "layoutGuides", "userGuides",
    "subviews", "mask", "include", "exclude",
    "userDefinedRuntimeAttributes",
    "popoverArrowDirection",
    // Parts of views and controllers.
    "attributedString", "attributes", "blurEffect", "vibrancyEffect",
    "backgroundConfiguration", "cells", "dataDetectorType", "dataDetectorTypes",
    "font", "fragment",
    "imageReference", "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "listContentConfiguration", "menu", "command", "navigationBarAppearance", "offsetWrapper",
    "paragraphStyle", "preferredSymbolConfiguration", "prototypes", "sections",
    "segments", "textAttributes",
    "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "scopeButtonTitles",
    "fontScaleFactor", "metaFont", "keyCommand", "keyModifierFlags", "options",
    "popoverPassthroughViews", "searchDisplayController", "tabBarAppearance", "tabStops", "textTab",
    "toolbarAppearance",
    // Values.
    "array", "bool", "boolean", "bytes", "data", "date", "dictionary",
    "double", "float", "frame", "int", "integer",
    "locale", "mutableArray", "mutableData", "mutableDictionary", "mutableString", "nil", "object",
    "range", "real", "reference", "string", "timeZone", "url", "value",
    // What the canvas simulates.
    "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedSceneSize", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
  ]
}
