import InterfaceBuilder
import LayoutTools
import Testing

extension InspectorField {
  /// All rows that the inspectors have for an object.
  static func all(of element: InterfaceBuilder.Element, in document: Document) -> [InspectorField] {
    Inspector.allCases.flatMap { $0.sections(of: element, in: document).flatMap(\.fields) }
  }

  /// Values that the field takes.
  func samples() throws -> [AttributeValue] {
    switch kind {
    case .number(let kind):
      let isLimited = kind.least > NumberKind.lengths.lowerBound
      let numbers = [isLimited ? kind.least : -3, kind.isWhole ? 7 : 0.3, 12]
      return numbers.filter { $0 >= kind.least && $0 <= kind.greatest }.map(AttributeValue.number)
        + (kind.allowsStandard ? [.standard] : [])
    case .ratio: return [.ratio(try #require(Multiplier("16:9"))), .ratio(Multiplier(0.5))]
    case .flag: return [.flag(true), .flag(false)]
    case .choice(let choices): return choices.map { .choice($0.written) }
    case .text where id == "customClass": return [.text("TeaView"), .text("Tea.Cup_2")]
    case .text: return [.text("Tea & cake"), .text("\"two\"\nlines")]
    case .image: return [.image("cup", isSymbol: false), .image("cup.fill", isSymbol: true)]
    case .font:
      return [
        .font(FontValue(face: .system(weight: "semibold"), pointSize: 20)),
        .font(FontValue(face: .textStyle("title1"), pointSize: nil)),
        .font(
          FontValue(face: .named("HelveticaNeue-Light", family: "Helvetica Neue"), pointSize: 9)),
        .font(FontValue(face: .italicSystem, pointSize: 14.5)),
      ]
    case .color:
      return [
        .color(.system("systemRedColor")),
        .color(.components(ColorComponents(red: 0.2, green: 0.4, blue: 1, alpha: 0.5))),
        .color(.named("Brand")),
      ]
    }
  }
}
