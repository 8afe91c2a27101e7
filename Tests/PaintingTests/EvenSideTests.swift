import Testing

@testable import Painting

@Suite struct EvenSideTests {
  private func edges(
    _ points: [Double], _ spans: [EqualSpans], part: Double = 0.5
  ) -> [Double] {
    var side = EvenSide(.vertical, of: 736, cells: 36, part: part)
    for spans in spans { side.place(spans) }
    return points.map { side.scale.cells(to: $0) }
  }

  private func spans(
    _ start: Double, _ length: Double, _ pitch: Double, _ count: Int,
    _ texts: EqualSpans.Texts = .none
  ) -> EqualSpans {
    EqualSpans(start: start, length: length, pitch: pitch, views: Array(0..<count), texts: texts)
  }

  @Test func `small views with texts have whole rows, and what is around them makes room`() {
    let board = spans(100, 46, 46, 8, .elsewhere)
    #expect(
      edges([0, 100, 146, 192, 422, 468, 736], [board]) == [0, 5, 7, 9, 19, 21, 36])
  }

  @Test func `an even number of rows begins with a half if the texts are in the middle`() {
    #expect(edges([100, 146, 192], [spans(100, 46, 46, 8, .inMiddle)]) == [5.5, 7.5, 9.5])
  }

  @Test func `others have halves, and a gap of one at least`() {
    let keys = spans(180, 92, 93, 3)
    #expect(edges([180, 272, 273, 365, 366, 458], [keys]) == [9, 13, 13.5, 17.5, 18, 22])
  }

  @Test func `views inside of equal ones have the same places in each`() {
    let cards = spans(0, 360, 376, 2)
    let rows = [20.0, 396].map { spans($0, 70, 80, 3) }
    let inCards = [20.0, 90, 100, 170]
    let all = edges(inCards + inCards.map { $0 + 376 }, [cards] + rows)
    #expect(zip(all, all.dropFirst(4)).map { $1 - $0 } == [18.5, 18.5, 18.5, 18.5])
    #expect(all[1] - all[0] == all[3] - all[2])
  }

  @Test func `views that would move far are where even rows have them`() {
    #expect(edges([46, 92], [spans(0, 46, 46, 16, .elsewhere)]) == [2.25, 4.5])
  }
}
