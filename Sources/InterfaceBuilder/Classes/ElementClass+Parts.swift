extension ElementClass {
  /// The elements that are parts of a document or of an object, without a class of their own.
  static let parts: Set<String> = [
    // The document.
    "adaptation", "accessibilityOverrides", "capability", "customFonts", "dependencies",
    "deployment", "designable", "designables", "development", "device",
    "inferredMetricsTieBreakers", "objects", "plugIn", "resources", "scene", "scenes",
    "simulatedMetricsContainer", "classes", "class", "source", "relationships", "relationship",
    "image", "namedColor", "systemColor",
    // Objects.
    "exit", "placeholder", "accessibility", "accessibilityTraits", "animations", "connections",
    "constraint", "constraints", "gestureRecognizers", "keyCommands", "layoutGuides", "userGuides",
    "subviews", "viewControllerLayoutGuide", "variation", "mask", "include", "exclude",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "outlet", "outletCollection",
    "action", "segue", "extendedEdge", "popoverArrowDirection",
    // Parts of views and controllers.
    "attributedString", "attributes", "blurEffect", "vibrancyEffect", "buttonConfiguration",
    "backgroundConfiguration", "cells", "dataDetectorType", "dataDetectorTypes",
    "fontDescription", "font", "fragment",
    "imageReference", "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "listContentConfiguration", "menu", "command", "navigationBarAppearance", "offsetWrapper",
    "paragraphStyle", "preferredSymbolConfiguration", "prototypes", "refreshControl", "sections",
    "segment", "segments", "state", "tableViewSection", "textAttributes", "textInputTraits",
    "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "scopeButtonTitles",
    "fontScaleFactor", "metaFont", "keyCommand", "keyModifierFlags", "options",
    "popoverPassthroughViews", "searchDisplayController", "tabBarAppearance", "tabStops", "textTab",
    "toolbarAppearance",
    // Values.
    "array", "autoresizingMask", "bool", "boolean", "bytes", "color", "data", "date", "dictionary",
    "directionalEdgeInsets", "double", "edgeInsets", "float", "frame", "inset", "int", "integer",
    "locale", "mutableArray", "mutableData", "mutableDictionary", "mutableString", "nil", "object",
    "point", "range", "real", "rect", "reference", "size", "string", "timeZone", "url", "value",
    // What the canvas simulates.
    "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedSceneSize", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
  ]
}
