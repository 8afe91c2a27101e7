import InterfaceBuilder
import LayoutTools
import Testing

/// The canvas of a document's first root view: all views stand where they are drawn.
func canvas(of document: Document) -> Canvas {
  var items: [CanvasItem] = []
  func add(_ view: InterfaceBuilder.Element, in container: String?, at origin: Point) {
    let frame = view.rect(key: "frame") ?? rect(0, 0, 0, 0)
    let placed = rect(origin.x + frame.x, origin.y + frame.y, frame.width, frame.height)
    let id = view["id"] ?? ""
    var item = CanvasItem(id, name: view["userLabel"] ?? id, in: container, frame: placed)
    item.isArranged = view.parent?.parent?.name == "stackView"
    items.append(item)
    for guide in view.layoutGuides {
      items.append(CanvasItem(guide.id ?? "", kind: .guide(guide.kind), in: id, frame: placed))
    }
    let content = view.children.filter { $0.isView && $0["key"] == "contentView" }
    let sections = [view] + view.list("sections")
    let cells = view.list("prototypes") + sections.flatMap { $0.list("cells") }
    for subview in content + cells + view.subviews {
      add(subview, in: id, at: Point(x: placed.x, y: placed.y))
    }
  }
  for root in document.rootViews.prefix(1) { add(root, in: nil, at: Point(x: 0, y: 0)) }
  return Canvas(document, items, traits: DesignTraits(width: .compact, height: .regular))
}

/// The canvas of a root view of 375 x 667 points with these elements for subviews.
func canvas(subviews: String) -> Canvas {
  canvas(
    of: xib(
      """
      <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
      \(subviews)
          </subviews>
      </view>
      """))
}

/// The canvas of views as a document has them: those of stack views are arranged.
func canvas(rereading root: DrawnView) -> Canvas { canvas(of: canvas(root).document) }

/// The document of a xib with these objects.
func xib(_ objects: String, _ attributes: String = "") -> Document {
  document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
        <objects>
    \(objects)
        </objects>
    </document>

    """)
}

/// The document of a text that has nothing wrong with it.
func document(_ text: String, name: String = "Tea.storyboard") -> Document {
  let (document, problems) = Document.read(Array(text.utf8), name: name)
  guard let document, problems.allSatisfy({ $0.severity == .hint }) else {
    preconditionFailure("the fixture is no document: \(problems.map(\.message))")
  }
  return document
}

/// A canvas with constraints between its views.
func canvas(_ root: DrawnView, _ constraints: [NewConstraint]) throws -> Canvas {
  try canvas(root).holding(constraints)
}

extension Canvas {
  /// The canvas of the document with constraints more.
  func holding(_ constraints: [NewConstraint]) throws -> Canvas {
    canvas(of: try document.applying(adding(constraints)).document)
  }
}

extension Document {
  /// The field of an object.
  func field(_ name: String, of id: String) throws -> InspectorField {
    let fields = InspectorField.all(of: try #require(object(id)), in: self)
    return try #require(fields.first { $0.id == name }, "\(id) has no \(name)")
  }

  var text: String { String(decoding: markup.source.bytes, as: UTF8.self) }

  /// The constraints, each with its holder: `tray: cup.leading = tray.leading + 16`.
  var constraintLines: [String] {
    root.descendants.compactMap(Constraint.init).map { constraint in
      let holder = constraint.holder?["id"] ?? "?"
      let second = constraint.secondItem.map {
        "\($0).\(constraint.secondAttribute?.rawValue ?? "?")"
      }
      let constant = constraint.constant == 0 && second != nil ? nil : constraint.constant.written
      let sides = [second, constant].compactMap(\.self).joined(separator: " + ")
      return
        "\(holder): \(constraint.firstItem ?? "self").\(constraint.firstAttribute?.rawValue ?? "?") = \(sides)"
    }
  }

  /// The frame of a view in its superview: `x y width height`.
  func frameText(_ id: String) -> String? {
    object(id)?.rect(key: "frame").map {
      "\($0.x.written) \($0.y.written) \($0.width.written) \($0.height.written)"
    }
  }

  /// The ids of the views in a view.
  func subviewIDs(_ id: String) -> [String] { (object(id)?.subviews ?? []).compactMap { $0["id"] } }
}

/// Why an arrangement is not made.
func refusal(
  of arrangement: @autoclosure () throws -> any Arrangement,
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let error = #expect(throws: ArrangementRefusal.self, sourceLocation: sourceLocation) {
    try arrangement().arranged()
  }
  return error?.description
}

/// A canvas after an arrangement, whose edits are taken back to the same bytes.
func canvas(
  _ canvas: Canvas, after arrangement: some Arrangement,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Canvas {
  let change = try canvas.document.applying(arrangement.arranged().edits)
  #expect(
    change.document.problems.map(\.message) == canvas.document.problems.map(\.message),
    sourceLocation: sourceLocation)
  let back = change.document.applying(change.inverse)
  #expect(back?.text == canvas.document.text, sourceLocation: sourceLocation)
  return LayoutToolsTests.canvas(of: change.document)
}
