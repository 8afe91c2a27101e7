/// The names of the files of goldens: a folder for each document, a folder in it for each scene,
/// and a file for each screen.
package enum GoldenName {
  /// A name with `-` in the place of what files can't have, or what shells take for something else.
  package static func fitting(_ name: String) -> String {
    var fitting = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || "_.".contains(character)
      if isKept { fitting.append(character) } else if fitting.last != "-" { fitting.append("-") }
    }
    while fitting.first == "-" || fitting.first == "." { fitting.removeFirst() }
    while fitting.last == "-" { fitting.removeLast() }
    return fitting.isEmpty ? "unnamed" : fitting
  }

  /// The names, each told apart from those before: a second `Login` is `Login-2`. Some file systems
  /// take large and small letters for the same.
  package static func apart(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let name = fitting(name)
      var (told, number) = (name, 2)
      while !taken.insert(told.lowercased()).inserted {
        told = "\(name)-\(number)"
        number += 1
      }
      return told
    }
  }

  /// The folder of a document, by its path as seen from the folder of all goldens.
  package static func folder(ofDocument path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.map { part(String($0)) }.joined(separator: "/")
  }

  /// What stands for a name of a document's path. One that does not fit gets a number made of it,
  /// so that two documents hardly ever have the same folder.
  private static func part(_ name: String) -> String {
    // What stands for the folder around a folder.
    let up = "up"
    if name == ".." { return up }
    let fitting = fitting(name)
    return fitting == name && name != up ? name : fitting + "-" + number(of: name)
  }

  /// A number of four hexadecimal digits that depends on each byte of a name (FNV-1a, folded).
  private static func number(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String((hash >> 16) ^ (hash & 0xFFFF), radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The name of a file, by the values of a screen: `iPhone-8.landscape.text-XL`.
  package static func file(_ values: [String]) -> String {
    values.map(fitting).joined(separator: ".")
  }
}
