import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite struct VisualFormatErrorTests {
  let fixture = FormatFixture()

  /// Holds message, string and caret against what a format string raises.
  private func expect(
    _ format: String, _ message: String, caretAt column: Int,
    _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let caret = String(repeating: " ", count: column) + "^"
    let reason = fixture.reason(format, options, metrics: metrics, views: views)
    #expect(
      reason == "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)",
      sourceLocation: sourceLocation)
  }

  @Test func `a view without a superview has no place for a bar`() {
    #expect(
      fixture.reason("H:|-(>=50)-[view(100)]", views: ["view": UIView()]) == """
        Unable to parse constraint format: \n\
        Unable to interpret '|' character, because the related view doesn't have a superview \n\
        H:|-(>=50)-[view(100)] \n\
                              ^
        """)
    let message =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    expect("|[view]|", message, caretAt: 7, views: ["view": UIView()])
    expect("[view]-|", message, caretAt: 6, views: ["view": UIView()])
    expect("|[guide]", message, caretAt: 8, views: ["guide": UILayoutGuide()])
    expect("|[a][view]|", message, caretAt: 10, views: ["a": fixture.a, "view": UIView()])
  }

  @Test func `a string without anything but blanks is empty`() {
    for format in ["", "  \n"] {
      #expect(fixture.reason(format) == "Unable to parse constraint format: It's an empty string.")
    }
  }

  @Test func `the message shows the string without its blanks, as the caret counts`() {
    #expect(
      fixture.reason("H:  [self.arrows]-5-|") == """
        Unable to parse constraint format: \n\
        self is not a key in the views dictionary. \n\
        H:[self.arrows]-5-| \n\
               ^
        """)
  }

  @Test func `a view has to be in the dictionary`() {
    expect("[gap]", "gap is not a key in the views dictionary.", caretAt: 4, metrics: ["gap": 3])
  }

  @Test func `a metric has to be in the dictionary`() {
    func message(_ name: String) -> String {
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    }
    expect("H:|-margiin-[a]", message("margiin"), caretAt: 11, metrics: ["margin": 4])
    expect("[a(wide)]", message("wide"), caretAt: 7)
    expect("[a(20@low)]", message("low"), caretAt: 9)
  }

  /// What is wrong with strings, and the columns of their carets.
  private static let mistakes: [(message: String, strings: [(String, Int)])] = [
    ("x is not a key in the views dictionary.", [("|[x]|", 3), ("[x]--[", 2)]),
    // Only a size can be compared with a view, and a predicate has to have a number or a name.
    (
      "Expected a number or key from the metrics dictionary, but encountered something else",
      [
        ("[a]-b-[b]", 5), ("[a]-(b)-[b]", 6), ("[a(20@b)]", 7), ("[a()]", 3), ("[a(>=)]", 5),
        ("[a(-)]", 3), ("[a(.)]", 3), ("[a(20,)]", 6), ("[a(20@)]", 6), ("[a]-()-[b]", 5),
        ("[a]-?-[b]", 4), ("[a]-(", 5),
      ]
    ),
    (
      "Expected a view",
      [("H:", 2), ("a", 0), ("-[a]", 0), ("|x", 1), ("||", 1), ("|-|", 2), ("H:|-10-|", 7)]
    ),
    (
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores.", [("[]", 1), ("[1a]", 1), ("[é]", 1), ("[a]-[", 5)]
    ),
    ("Expected a view or '|'", [("[a]b", 3), ("[a]-10-b", 7), ("[a]-10-", 7), ("[a(5060)]x", 9)]),
    (
      "Expected a ']' here. That is how you give the end of a view.",
      [("[a", 2), ("[a-[b]", 2), ("[a(50)", 6), ("[a.b]", 2)]
    ),
    (
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      [("|[a][b(50][c]|", 9), ("[a(50;60)]", 5)]
    ), ("Expected ')' or ','", [("[a]-(50]", 7), ("[a]-(50;60)-[b]", 7)]),
    ("Expected more input", [("[a]-", 4), ("|-", 2), ("[a]-10", 6), ("[a]-(10", 7), ("[a(10", 5)]),
    // A connection ends with the dash that it began with.
    (
      "Expected a '-' here",
      [("[a]-10[b]", 6), ("[a]-10x-[b]", 6), ("[a]-(10)[b]", 8), ("[a]-10,20-[b]", 6)]
    ), ("Expected a connection after the '|' character", [("|", 1), ("V:|", 3)]),
    ("Expected the end of the format string", [("|[a]|[b]", 5), ("[a]-|-[b]", 5)]),
    (
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers.",
      [("[a]--[b]", 4), ("[a]--10-[b]", 4), ("[a]->=-10-[b]", 6)]
    ), ("Expected ':' after 'V' to specify vertical arrangement", [("V[a]", 1)]),
    ("Expected ':' after 'H' to specify horizontal arrangement", [("H|[a]|", 1)]),
    (
      "Unknown relation. Must be ==, >=, or <=",
      [("[a(>30)]", 4), ("[a(<30)]", 4), ("[a(=30)]", 4), ("[a]-(>30)-[b]", 6)]
    ),
  ]

  @Test func `the first mistake in a string is told, with a caret below it`() {
    for (message, strings) in Self.mistakes {
      for (string, column) in strings { expect(string, message, caretAt: column) }
    }
  }

  @Test func `views can't be aligned along the line that they stand in`() {
    expect(
      "|-[a]-[b]-|",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal.", caretAt: 9, [.alignAllLeading, .alignAllTop])
    expect(
      "V:|[a]-[b]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical.", caretAt: 10, .alignAllFirstBaseline)
  }

  @Test func `what the dictionaries hold has to be of the right kind`() {
    expect(
      "[a]-gap-[b]",
      "Expected a number for the key \"gap\" of the metrics dictionary, but it is of type String",
      caretAt: 7, metrics: ["gap": "8"])
    expect(
      "[a(b)]",
      "Expected a view or a layout guide for the key \"b\" of the views dictionary, but it is of "
        + "type Int", caretAt: 4, views: ["a": fixture.a, "b": 3])
    expect(
      "[b]",
      "Expected a view or a layout guide for the key \"b\" of the views dictionary, but it is of "
        + "type String", caretAt: 2, views: ["b": "label"])
  }

  // MARK: Constraints that are refused

  nonisolated private static let priority = "It's illegal to set priority:"
  nonisolated private static let constant = "NSLayoutConstraint constant is not finite!"

  @Test(arguments: [
    ("[a(20@0,30@0)]", priority), ("[a]-(20@1001)-[b(10)]", priority), ("[a(20@nan)]", priority),
    ("[a(nan,inf)]", constant), ("[a]-inf-[b]", constant), ("[a(1e999)]", constant),
    ("|-(nan)-[a(5)]-(nan)-|", constant),
  ])
  func `a number that is not finite, or no priority, is refused once, with all constraints`(
    format: String, reason: String
  ) {
    var made: [NSLayoutConstraint]?
    let raised = exceptions {
      made = fixture.constraints(format, metrics: ["nan": CGFloat.nan, "inf": CGFloat.infinity])
    }
    #expect(made == [])
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason.hasPrefix(reason) == true)
  }
}
