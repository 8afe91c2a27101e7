import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads JUnit's XML by the parser of the toolchain.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  /// The suites by name, with the numbers of their cases.
  private(set) var suites: [String] = []
  /// The messages of failures and errors.
  private(set) var failures: [String] = []

  /// Whether a text is well-formed XML.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuites": root = attributes
    case "testsuite":
      suites.append(
        "\(attributes["name"] ?? ""): \(attributes["tests"] ?? "") cases, "
          + "\(attributes["failures"] ?? "") failed, \(attributes["errors"] ?? "") not checked")
    case "failure", "error": failures.append(attributes["message"] ?? "")
    default: break
    }
  }
}
