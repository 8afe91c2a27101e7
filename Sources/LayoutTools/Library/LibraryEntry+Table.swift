import InterfaceBuilder

extension LibraryEntry {
  /// All entries, in the order of the library: text, buttons and other controls, containers, lists,
  /// bars, and views of other frameworks. Views that only exist in others, such as content views,
  /// come with these.
  public static let all: [LibraryEntry] =
    textViews + buttons + controls + containers + lists + bars + frameworkViews

  private static let textViews: [LibraryEntry] = [
    LibraryEntry("Label", "Text that is not edited", "caption title", 42, 21, .label),
    LibraryEntry("Text Field", "A line of text to be edited", "input entry", 97, 34, .textField),
    LibraryEntry("Text View", "Lines of text that scroll", "input editor", 240, 128, .textView),
    LibraryEntry("Search Bar", "A field to search with", "find", 393, 56, isWide: true, .searchBar),
  ]

  private static let buttons: [LibraryEntry] = [
    LibraryEntry("Button", "Sends an action when it is tapped", "plain", 75, 35, .button("plain")),
    LibraryEntry("Gray Button", "A button on gray", "grey", 75, 35, .button("gray")),
    LibraryEntry("Tinted Button", "A button on a light tint", "", 75, 35, .button("tinted")),
    LibraryEntry("Filled Button", "A button on its tint", "primary", 75, 35, .button("filled")),
  ]

  private static let controls: [LibraryEntry] = [
    LibraryEntry("Switch", "On or off", "toggle checkbox", 51, 31, .switch),
    LibraryEntry("Slider", "A value in a range", "range", 118, 31, .slider),
    LibraryEntry("Segmented Control", "One of a few choices", "tabs choice", 131, 32, .segments),
    LibraryEntry("Stepper", "A value, step by step", "plus minus", 94, 32, .stepper),
    LibraryEntry("Page Control", "Dots for pages", "dots", 116, 26, .pageControl),
    LibraryEntry("Date Picker", "A date and a time", "calendar time", 320, 216, .datePicker),
    LibraryEntry("Picker View", "Wheels with choices", "wheel", 320, 216, .plain("pickerView")),
    LibraryEntry("Color Well", "A colour to be chosen", "colour", 44, 44, .control("colorWell")),
    LibraryEntry("Progress View", "How much is done", "bar", 150, 4, .progressView),
    LibraryEntry(
      "Activity Indicator View", "Turns while something goes on", "spinner loading", 20, 20,
      .activityIndicator),
    LibraryEntry("Calendar View", "A month of dates", "date", 320, 320, .plain("calendarView")),
  ]

  private static let containers: [LibraryEntry] = [
    LibraryEntry("View", "A rectangle that holds views", "box container", 240, 128, .view),
    LibraryEntry("Image View", "Shows an image", "picture photo", 240, 128, .imageView),
    LibraryEntry(
      "Horizontal Stack View", "Views beside one another", "row hstack", 240, 128, .stack(nil)),
    LibraryEntry(
      "Vertical Stack View", "Views below one another", "column vstack", 240, 128,
      .stack(.vertical)),
    LibraryEntry("Scroll View", "Shows a part of larger content", "", 240, 128, .scrollView),
    LibraryEntry(
      "Container View", "Shows another controller's view", "embed child", 240, 128,
      NewElement("containerView", ["opaque": "NO", "contentMode": "scaleToFill", "id": "view"])),
    LibraryEntry(
      "Visual Effect View with Blur", "Blurs what is behind it", "material", 240, 128,
      .visualEffectView),
  ]

  private static let lists: [LibraryEntry] = [
    LibraryEntry("Table View", "A column of rows", "list cells", 240, 128, .tableView),
    LibraryEntry(
      "Table View Cell", "A row of a table view", "prototype", 240, 44, .tableViewCell),
    LibraryEntry("Collection View", "A grid of cells", "list", 240, 128, .collectionView),
    LibraryEntry(
      "Collection View Cell", "An item of a collection view", "prototype", 128, 128,
      .collectionViewCell),
  ]

  private static let bars: [LibraryEntry] = [
    LibraryEntry(
      "Navigation Bar", "A title and buttons at the top", "", 393, 44, isWide: true, .navigationBar),
    LibraryEntry("Toolbar", "Buttons at the bottom", "tool bar", 393, 44, isWide: true, .toolbar),
    LibraryEntry("Tab Bar", "Tabs at the bottom", "", 393, 49, isWide: true, .tabBar),
  ]

  private static let frameworkViews: [LibraryEntry] = [
    LibraryEntry("WebKit View", "Shows web pages", "browser html", 240, 128, .webView),
    LibraryEntry("Map Kit View", "Shows a map", "place", 240, 128, .mapView),
    LibraryEntry("PDF View", "Shows a PDF document", "", 240, 128, .plain("pdfView")),
    LibraryEntry("Live Photo View", "Shows a live photo", "", 240, 128, .plain("livePhotoView")),
    LibraryEntry("MetalKit View", "Draws with Metal", "gpu", 240, 128, .plain("mtkView")),
    LibraryEntry("SpriteKit View", "Shows a game's scene", "2d", 240, 128, .plain("skView")),
    LibraryEntry("SceneKit View", "Shows a scene in 3D", "", 240, 128, .plain("sceneKitView")),
    LibraryEntry(
      "ARKit SceneKit View", "Shows 3D objects in the room", "", 240, 128, .plain("arscnView")),
    LibraryEntry(
      "ARKit SpriteKit View", "Shows sprites in the room", "", 240, 128, .plain("arskView")),
    LibraryEntry("RealityKit AR View", "Shows RealityKit's scenes", "", 240, 128, .plain("arView")),
  ]
}
