import AutoLayout
import InterfaceBuilder
import Testing

@testable import Nibs

@MainActor @Suite struct `The classes that are here` {
  @Test func `are those of the elements that documents have`() {
    var names = ClassTable.views.mapValues { String(describing: $0) }
    names.merge(ClassTable.controllers.mapValues { String(describing: $0) }) { first, _ in first }
    #expect(names.count == ClassTable.views.count + ClassTable.controllers.count)
    for (element, name) in names.sorted(by: { $0.key < $1.key }) {
      #expect(ElementClass.named(element)?.className == name)
    }
  }

  @Test(arguments: [
    ("mapView", "MKMapView"), ("label", "UILabel"), ("pdfView", "PDFView"),
    ("teaView", "teaView"),
  ])
  func `are named in the list of a document's scenes`(element: String, name: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.write("Box.xib", Documents.xib(Documents.view("aV1", name: element)))
    let scenes = try OpenDocument(path: path).scenes
    #expect(scenes.map(\.className) == [name])
  }

  @Test func `are those that boxes are named by`() throws {
    let view =
      try Loading().nib(Documents.view("aV1", name: "pdfView"))
      .instantiate(withOwner: nil).first as? UIView
    #expect(view?.origin?.missingClass == "PDFView")
  }
}
