// Why this is here, and not PropertyListSerialization of swift-corelibs-foundation 6.3: that gives
// up at the first fault, tells its line alone, and prints to standard error by itself. It takes the
// last text of a key that is there twice without a word. A binary list of 489 kB that has one text
// for 20,000 keys took 3.9 GB of memory; here 16 MB of texts are the limit.

import Wording

extension StringTable {
  /// Reads a `.strings` file in any of its forms: the text with `"key" = "text";`, in UTF-8 or
  /// UTF-16, or a property list, in XML or binary.
  ///
  /// Nothing is thrown: what can't be read is told by ``problems``, and everything else is kept.
  public init(_ bytes: [UInt8]) {
    self.init()
    guard bytes.count <= Self.mostBytes else {
      report(Self.tooLarge(bytes), TextPosition())
      return
    }
    guard !bytes.starts(with: "bplist0".utf8) else {
      BinaryPropertyListReader.read(bytes, into: &self)
      return
    }
    let text = TextEncoding.utf8(of: bytes)
    if let fault = text.fault {
      report(fault.message, TextLines(text.bytes).position(at: fault.place))
    }
    if Self.isXML(text.bytes) {
      XMLPropertyListReader.read(text.bytes, into: &self)
    } else {
      StringsReader.read(text.bytes, into: &self)
    }
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 <= 0x20 }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { text.starts(with: $0.utf8) }
  }
}
