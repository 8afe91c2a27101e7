import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor
@Suite struct VisualFormatErrorTests {
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
      #expect(
        fixture.reason(format) == "Unable to parse constraint format: It's an empty string.")
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
    expect("|[x]|", "x is not a key in the views dictionary.", caretAt: 3)
    expect(
      "[gap]", "gap is not a key in the views dictionary.", caretAt: 4, metrics: ["gap": 3])
  }

  @Test func `the first mistake in the string is the one that is told`() {
    expect("[x]--[", "x is not a key in the views dictionary.", caretAt: 2)
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

  @Test func `only a size can be compared with a view`() {
    let message =
      "Expected a number or key from the metrics dictionary, but encountered something else"
    expect("[a]-b-[b]", message, caretAt: 5)
    expect("[a]-(b)-[b]", message, caretAt: 6)
    expect("[a(20@b)]", message, caretAt: 7)
  }

  @Test func `a predicate has to have a number or a name`() {
    let message =
      "Expected a number or key from the metrics dictionary, but encountered something else"
    expect("[a()]", message, caretAt: 3)
    expect("[a(>=)]", message, caretAt: 5)
    expect("[a(-)]", message, caretAt: 3)
    expect("[a(.)]", message, caretAt: 3)
    expect("[a(20,)]", message, caretAt: 6)
    expect("[a(20@)]", message, caretAt: 6)
    expect("[a]-()-[b]", message, caretAt: 5)
    expect("[a]-?-[b]", message, caretAt: 4)
    expect("[a]-(", message, caretAt: 5)
  }

  @Test func `a string has to have a view`() {
    expect("H:", "Expected a view", caretAt: 2)
    expect("a", "Expected a view", caretAt: 0)
    expect("-[a]", "Expected a view", caretAt: 0)
    expect("|x", "Expected a view", caretAt: 1)
    expect("||", "Expected a view", caretAt: 1)
    expect("|-|", "Expected a view", caretAt: 2)
    expect("H:|-10-|", "Expected a view", caretAt: 7)
  }

  @Test func `a view has to have a name`() {
    let message =
      "Expected a view. View names must start with a letter or an underscore, then contain "
      + "letters, numbers, and underscores."
    expect("[]", message, caretAt: 1)
    expect("[1a]", message, caretAt: 1)
    expect("[é]", message, caretAt: 1)
    expect("[a]-[", message, caretAt: 5)
  }

  @Test func `after a connection comes a view or the superview`() {
    expect("[a]b", "Expected a view or '|'", caretAt: 3)
    expect("[a]-10-b", "Expected a view or '|'", caretAt: 7)
    expect("[a]-10-", "Expected a view or '|'", caretAt: 7)
  }

  @Test func `a view has to end`() {
    let message = "Expected a ']' here. That is how you give the end of a view."
    expect("[a", message, caretAt: 2)
    expect("[a-[b]", message, caretAt: 2)
    expect("[a(50)", message, caretAt: 6)
    expect("[a.b]", message, caretAt: 2)
  }

  @Test func `a predicate on a view has to end`() {
    let message =
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    expect("|[a][b(50][c]|", message, caretAt: 9)
    expect("[a(50 60)]".filter { $0 != " " } + "x", "Expected a view or '|'", caretAt: 9)
    expect("[a(50;60)]", message, caretAt: 5)
  }

  @Test func `a list in a connection has to end`() {
    expect("[a]-(50]", "Expected ')' or ','", caretAt: 7)
    expect("[a]-(50;60)-[b]", "Expected ')' or ','", caretAt: 7)
  }

  @Test func `a string may not stop in the middle`() {
    expect("[a]-", "Expected more input", caretAt: 4)
    expect("|-", "Expected more input", caretAt: 2)
    expect("[a]-10", "Expected more input", caretAt: 6)
    expect("[a]-(10", "Expected more input", caretAt: 7)
    expect("[a(10", "Expected more input", caretAt: 5)
  }

  @Test func `a connection ends with the dash that it began with`() {
    expect("[a]-10[b]", "Expected a '-' here", caretAt: 6)
    expect("[a]-10x-[b]", "Expected a '-' here", caretAt: 6)
    expect("[a]-(10)[b]", "Expected a '-' here", caretAt: 8)
    expect("[a]-10,20-[b]", "Expected a '-' here", caretAt: 6)
  }

  @Test func `a bar alone connects nothing`() {
    expect("|", "Expected a connection after the '|' character", caretAt: 1)
    expect("V:|", "Expected a connection after the '|' character", caretAt: 3)
  }

  @Test func `nothing follows the closing bar`() {
    expect("|[a]|[b]", "Expected the end of the format string", caretAt: 5)
    expect("[a]-|-[b]", "Expected the end of the format string", caretAt: 5)
  }

  @Test func `a minus outside parentheses may be a slip`() {
    let message =
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
      + "Use parentheses around negative numbers."
    expect("[a]--[b]", message, caretAt: 4)
    expect("[a]--10-[b]", message, caretAt: 4)
    expect("[a]->=-10-[b]", message, caretAt: 6)
  }

  @Test func `an orientation ends with a colon`() {
    expect("V[a]", "Expected ':' after 'V' to specify vertical arrangement", caretAt: 1)
    expect("H|[a]|", "Expected ':' after 'H' to specify horizontal arrangement", caretAt: 1)
  }

  @Test func `there are three relations`() {
    let message = "Unknown relation. Must be ==, >=, or <="
    expect("[a(>30)]", message, caretAt: 4)
    expect("[a(<30)]", message, caretAt: 4)
    expect("[a(=30)]", message, caretAt: 4)
    expect("[a]-(>30)-[b]", message, caretAt: 6)
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

  @Test func `a priority that is none is refused once, with all constraints of the string`() {
    for format in ["[a(20@0,30@0)]", "[a]-(20@1001)-[b(10)]", "[a(20@nan)]"] {
      var made: [NSLayoutConstraint]?
      let raised = exceptions {
        made = fixture.constraints(format, metrics: ["nan": Double.nan])
      }
      #expect(made == [])
      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(raised[0].reason.hasPrefix("It's illegal to set priority:"))
    }
  }

  @Test func `a number that is not finite is refused once, with all constraints of the string`() {
    let metrics = ["nan": CGFloat.nan, "inf": .infinity]
    for format in ["[a(nan,inf)]", "[a]-inf-[b]", "[a(1e999)]", "|-(nan)-[a(5)]-(nan)-|"] {
      var made: [NSLayoutConstraint]?
      let raised = exceptions {
        made = fixture.constraints(format, metrics: metrics)
      }
      #expect(made == [])
      #expect(raised.count == 1)
      #expect(raised[0].reason.hasPrefix("NSLayoutConstraint constant is not finite!"))
    }
  }
}
