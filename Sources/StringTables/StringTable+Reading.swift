// Why this is here, and not PropertyListSerialization of swift-corelibs-foundation 6.3. Of the text
// form it tells the first fault alone and keeps nothing, while translators' tables have many, and
// it prints to standard error by itself. Of 20,000 binary lists with a few damaged bytes one ended
// the program: a set in it had a member that can't be in a set. And one of 489 kB that has one text
// for 20,000 keys took 3.9 GB of memory; here 16 MB of texts are the limit.

import Wording

extension StringTable {
  /// Reads a `.strings` file that is not in XML: the text with `"key" = "text";`, in UTF-8 or
  /// UTF-16, or a binary property list.
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
    StringsReader.read(text.bytes, into: &self)
  }

  /// Whether a file is a property list in XML, which Foundation reads.
  package static func isXML(_ bytes: [UInt8]) -> Bool {
    let text = TextEncoding.utf8(of: bytes).bytes.drop { $0 <= 0x20 }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { text.starts(with: $0.utf8) }
  }
}
