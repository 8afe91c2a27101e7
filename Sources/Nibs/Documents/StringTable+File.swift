import Foundation
import StringTables
import Wording

extension StringTable {
  /// Reads a `.strings` file in any of its forms: the text with `"key" = "text";`, or a property
  /// list, in XML or binary.
  ///
  /// Nothing is thrown: what can't be read is told by ``problems``. Of XML that is the first fault,
  /// and nothing else is read.
  init(file bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, Self.isXML(bytes) else {
      self.init(bytes)
      return
    }
    self.init()
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let texts = list as? [String: Any] else {
        report("the property list is no table of texts: it is no <dict>", TextPosition())
        return
      }
      for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
        if let text = value as? String {
          add(key, text, at: TextPosition())
        } else {
          report("the value of '\(key.excerpt)' is something else than a <string>", TextPosition())
        }
      }
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      let words = reason ?? error.localizedDescription
      let line = words.firstMatch(of: /line ([0-9]+)/).flatMap { Int($0.1) }
      report("this is no property list in XML: \(words)", TextPosition(line: line ?? 1, column: 1))
    }
  }
}
