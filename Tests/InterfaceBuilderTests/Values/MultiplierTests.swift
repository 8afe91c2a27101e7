import InterfaceBuilder
import Testing

@Suite struct MultiplierTests {
  @Test(arguments: [
    ("0.5", 0.5), ("2", 2.0), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("414:233.5", 414 / 233.5),
    ("-1", -1.0), ("1e2", 100.0), ("0", 0.0),
  ])
  func `all spellings are numbers`(text: String, value: Double) {
    #expect(Multiplier(text)?.value == value)
    #expect(Multiplier(text)?.text == text)
  }

  @Test(arguments: ["", ":", "1:", "/2", "1:0", "0/0", "1:2:3", "a", "nan", "inf", "0x1", " 1"])
  func `anything else is none`(text: String) { #expect(Multiplier(text) == nil) }
}
