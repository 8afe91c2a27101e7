import Testing

@testable import AutoLayout

@MainActor @Suite(.columns) struct `A text field` {
  @Test func `measures its text by the traits that are in force there`() {
    let field = UITextField()
    field.text = "abcd"
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    let controller = UIViewController()
    let window = show(controller, on: screen(320, 480))
    let outer: UIView = controller.view
    outer.addSubview(field)
    window.layoutIfNeeded()
    #expect(field.intrinsicContentSize.width == 32)
    outer.traitOverrides[TextMetricsTrait.self] = AnyTextMetrics(ColumnTextMetrics(columnWidth: 7))
    #expect(field.intrinsicContentSize.width == 28)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(field.font?.pointSize == 53)
  }
}
