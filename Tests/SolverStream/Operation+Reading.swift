import JSON

extension Operation {
  /// Reads an operation from a line of JSON.
  init(reading line: [UInt8]) throws(OperationError) {
    let json: JSONValue
    do throws(JSONReader.Mistake) { json = try JSONReader.read(line) } catch {
      throw OperationError("not JSON at column \(error.column): \(error.message)")
    }
    guard case .object(let members) = json else {
      throw OperationError(
        #"an operation is an object such as {"op":"solve"}, not \#(json.described)"#)
    }
    let names = Self.forms.map(\.name)
    let all = "operations are \(names.joined(separator: ", "))"
    guard let name = members.first(where: { $0.key.text == "op" })?.value else {
      throw OperationError("\"op\" is missing; \(all)")
    }
    guard case .string(let name) = name else {
      throw OperationError("\"op\" is a string, not \(name.described); \(all)")
    }
    guard let form = Self.forms.first(where: { $0.name == name.text }) else {
      throw OperationError(
        "unknown operation \(name.quoted)", name: name, among: names.map { Name($0) }, orElse: all)
    }
    self = try form.read(try Fields(members, of: form))
  }
}
