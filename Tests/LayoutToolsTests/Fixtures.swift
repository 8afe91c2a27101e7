import InterfaceBuilder
import LayoutTools

/// A view of a fixture: its id, its frame in its superview, and what is in it.
struct DrawnView: Sendable {
  var id: String
  var frame: Rect
  var element = "view"
  var subviews: [DrawnView] = []

  init(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    element: String = "view", _ subviews: [DrawnView] = []
  ) {
    self.id = id
    frame = rect(x, y, width, height)
    self.element = element
    self.subviews = subviews
  }
}

extension DrawnView {
  /// The root view of a phone.
  static func root(_ subviews: DrawnView...) -> DrawnView {
    DrawnView("root", 0, 0, 375, 667, subviews)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// The canvas of a xib whose view has a safe area with the id `safe`, 20 points from its top. All
/// other views are held at their frames.
func canvas(_ root: DrawnView) -> Canvas {
  func new(_ view: DrawnView, isRoot: Bool) -> NewElement {
    var element = NewElement(view.element, ["id": view.id])
    if !isRoot {
      element.attributes += [
        NewElement.Attribute("fixedFrame", "YES"),
        NewElement.Attribute("translatesAutoresizingMaskIntoConstraints", "NO"),
      ]
    }
    element.children = [NewElement(view.frame, key: "frame")]
    if !view.subviews.isEmpty {
      element.children.append(
        NewElement("subviews", children: view.subviews.map { new($0, isRoot: false) }))
    }
    if isRoot {
      element.children.append(NewElement("viewLayoutGuide", ["key": "safeArea", "id": "safe"]))
    }
    return element
  }
  let empty =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n    <objects>\n    </objects>\n</document>\n"
  guard let shell = Document(Markup(SourceText(empty)), name: "Tea.xib"),
    let change = try? shell.applying([
      .insert([new(root, isRoot: true)], into: ElementPath.document.group("objects"))
    ])
  else { preconditionFailure("the fixture is no document") }
  var items: [CanvasItem] = []
  func add(_ view: DrawnView, in container: String?, at origin: Point) {
    let frame = Rect(
      x: origin.x + view.frame.x, y: origin.y + view.frame.y, width: view.frame.width,
      height: view.frame.height)
    items.append(CanvasItem(view.id, in: container, frame: frame))
    if container == nil {
      items.append(
        CanvasItem(
          "safe", kind: .guide(.safeArea), in: view.id,
          frame: Rect(x: frame.x, y: frame.y + 20, width: frame.width, height: frame.height - 20)))
    }
    for subview in view.subviews { add(subview, in: view.id, at: Point(x: frame.x, y: frame.y)) }
  }
  add(root, in: nil, at: Point(x: 0, y: 0))
  return Canvas(change.document, items, traits: DesignTraits(width: .compact, height: .regular))
}

/// A sign over a tray with a cup and a pot.
let teaCanvas = canvas(
  .root(
    DrawnView("sign", 100, 40, 175, 21, element: "label"),
    DrawnView(
      "tray", 20, 100, 335, 200,
      [DrawnView("cup", 16, 16, 100, 80), DrawnView("pot", 124, 16, 180, 80)])))
