extension ElementClass {
  /// The classes of all elements of iOS documents that make objects.
  public static let all: [ElementClass] = [
    ElementClass("view", "UIView", "UIResponder", .view),
    ElementClass("window", "UIWindow", "UIView", .view),
    ElementClass("label", "UILabel", "UIView", .view),
    ElementClass("button", "UIButton", "UIControl", .view),
    ElementClass("imageView", "UIImageView", "UIView", .view),
    ElementClass("stackView", "UIStackView", "UIView", .view),
    ElementClass("textField", "UITextField", "UIControl", .view),
    ElementClass("textView", "UITextView", "UIScrollView", .view),
    ElementClass("scrollView", "UIScrollView", "UIView", .view),
    ElementClass("tableView", "UITableView", "UIScrollView", .view),
    ElementClass("tableViewCell", "UITableViewCell", "UIView", .view),
    ElementClass("tableViewCellContentView", "UIView", "UIResponder", .view),
    ElementClass("collectionView", "UICollectionView", "UIScrollView", .view),
    ElementClass("collectionViewCell", "UICollectionViewCell", "UICollectionReusableView", .view),
    ElementClass("collectionViewCellContentView", "UIView", "UIResponder", .view),
    ElementClass("collectionReusableView", "UICollectionReusableView", "UIView", .view),
    ElementClass("tableViewHeaderFooterView", "UITableViewHeaderFooterView", "UIView", .view),
    ElementClass("control", "UIControl", "UIView", .view),
    ElementClass("switch", "UISwitch", "UIControl", .view),
    ElementClass("slider", "UISlider", "UIControl", .view),
    ElementClass("segmentedControl", "UISegmentedControl", "UIControl", .view),
    ElementClass("stepper", "UIStepper", "UIControl", .view),
    ElementClass("pageControl", "UIPageControl", "UIControl", .view),
    ElementClass("datePicker", "UIDatePicker", "UIControl", .view),
    ElementClass("colorWell", "UIColorWell", "UIControl", .view),
    ElementClass("refreshControl", "UIRefreshControl", "UIControl", .view),
    ElementClass("pickerView", "UIPickerView", "UIView", .view),
    ElementClass("progressView", "UIProgressView", "UIView", .view),
    ElementClass("activityIndicatorView", "UIActivityIndicatorView", "UIView", .view),
    ElementClass("searchBar", "UISearchBar", "UIView", .view),
    ElementClass("toolbar", "UIToolbar", "UIView", .view),
    ElementClass("navigationBar", "UINavigationBar", "UIView", .view),
    ElementClass("tabBar", "UITabBar", "UIView", .view),
    ElementClass("containerView", "UIView", "UIResponder", .view),
    ElementClass("visualEffectView", "UIVisualEffectView", "UIView", .view),
    ElementClass("webView", "UIWebView", "UIView", .view),
    ElementClass("wkWebView", "WKWebView", "UIView", .view),
    ElementClass("mapView", "MKMapView", "UIView", .view),
    ElementClass("mtkView", "MTKView", "UIView", .view),
    ElementClass("glkView", "GLKView", "UIView", .view),
    ElementClass("skView", "SKView", "UIView", .view),
    ElementClass("sceneKitView", "SCNView", "UIView", .view),
    ElementClass("arscnView", "ARSCNView", "SCNView", .view),
    ElementClass("arskView", "ARSKView", "SKView", .view),
    ElementClass("arView", "ARView", "UIView", .view),
    ElementClass("adBannerView", "ADBannerView", "UIView", .view),
    ElementClass("pdfView", "PDFView", "UIView", .view),
    ElementClass("livePhotoView", "PHLivePhotoView", "UIView", .view),
    ElementClass("calendarView", "UICalendarView", "UIView", .view),

    ElementClass("viewController", "UIViewController", "UIResponder", .controller),
    ElementClass("tableViewController", "UITableViewController", "UIViewController", .controller),
    ElementClass(
      "collectionViewController", "UICollectionViewController", "UIViewController", .controller),
    ElementClass("navigationController", "UINavigationController", "UIViewController", .controller),
    ElementClass("tabBarController", "UITabBarController", "UIViewController", .controller),
    ElementClass("splitViewController", "UISplitViewController", "UIViewController", .controller),
    ElementClass("pageViewController", "UIPageViewController", "UIViewController", .controller),
    ElementClass("glkViewController", "GLKViewController", "UIViewController", .controller),
    ElementClass(
      "avPlayerViewController", "AVPlayerViewController", "UIViewController", .controller),
    ElementClass("hostingController", "UIHostingController", "UIViewController", .controller),
    ElementClass("viewControllerPlaceholder", "UIViewController", "UIResponder", .controller),

    ElementClass("tapGestureRecognizer", "UITapGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass("pinchGestureRecognizer", "UIPinchGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass(
      "rotationGestureRecognizer", "UIRotationGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass("swipeGestureRecognizer", "UISwipeGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass("panGestureRecognizer", "UIPanGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass(
      "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      "UIPanGestureRecognizer", .gestureRecognizer),
    // Interface Builder's own spelling.
    ElementClass(
      "pongPressGestureRecognizer", "UILongPressGestureRecognizer", gesture, .gestureRecognizer),
    ElementClass("gestureRecognizer", "UIGestureRecognizer", "NSObject", .gestureRecognizer),

    ElementClass("barButtonItem", "UIBarButtonItem", "UIBarItem", .object),
    ElementClass("tabBarItem", "UITabBarItem", "UIBarItem", .object),
    ElementClass("navigationItem", "UINavigationItem", "NSObject", .object),
    ElementClass(
      "collectionViewFlowLayout", "UICollectionViewFlowLayout", "UICollectionViewLayout", .object),
    ElementClass("collectionViewLayout", "UICollectionViewLayout", "NSObject", .object),
    ElementClass("viewLayoutGuide", "UILayoutGuide", "NSObject", .object),
    ElementClass("userLayoutGuide", "UILayoutGuide", "NSObject", .object),
    ElementClass("keyboardLayoutGuide", "UIKeyboardLayoutGuide", "UITrackingLayoutGuide", .object),
    ElementClass("customObject", "NSObject", "NSObject", .object),
  ]

  private static let gesture = "UIGestureRecognizer"

  /// The classes between those of the table.
  static let intermediate: [String: String] = [
    "UIBarItem": "NSObject", "UITrackingLayoutGuide": "UILayoutGuide",
  ]
}
