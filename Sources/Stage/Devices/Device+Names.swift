import Wording

extension Device {
  /// The device with a name in any spelling: "iPhone 7 Plus", "iphone-7-plus", "7plus", "7+". Nil
  /// if the name fits no device or several; ``suggestions(for:)`` then has the nearest names.
  ///
  /// The device's name is the one found: ``named(_:)`` of "8 plus" returns "iPhone 8 Plus".
  public static func named(_ name: String) -> Device? {
    guard Nearest.isComparable(name) else { return nil }
    // A name as it is spelled in the table needs no loose forms of all the others.
    if let device = all.first(where: { $0.names.contains(name) }) { return device.called(name) }
    let wanted = LooseName(name)
    guard !wanted.text.isEmpty else { return nil }
    if let exact = everyName.first(where: { $0.loose == wanted }) {
      return exact.device.called(exact.name)
    }
    let shortened = everyName.filter { $0.loose.withoutFamily == wanted.withoutFamily }
    let families = Set(shortened.map(\.device.idiom))
    if let only = shortened.first, families.count == 1, wanted.family == nil {
      return only.device.called(only.name)
    }
    return nil
  }

  /// The names near to one that fits no device, the nearest first, at most `limit`; none if no name
  /// is near.
  public static func suggestions(for name: String, limit: Int = 3) -> [String] {
    guard Nearest.isComparable(name) else { return [] }
    let wanted = LooseName(name)
    let ranked = everyName.map { entry in
      (distance: entry.loose.distance(to: wanted), name: entry.name)
    }
    let reach = Nearest.reach(of: wanted.text.count)
    return ranked.filter { $0.distance <= reach }
      .sorted { $0.distance < $1.distance }.prefix(max(0, limit)).map(\.name)
  }

  private static let everyName: [(name: String, loose: LooseName, device: Device)] =
    all.flatMap { device in device.names.map { ($0, LooseName($0), device) } }
}

/// A device's name reduced to what distinguishes devices: lower-case letters and digits, with "+"
/// as "plus", and without the words that people omit.
struct LooseName: Hashable {
  let text: String
  let family: String?

  init(_ name: String) {
    var letters = ""
    for character in name.lowercased() {
      if character == "+" {
        letters += "plus"
      } else if character == "\"" || character == "″" || character == "”" {
        letters += "inch"
      } else if character.isLetter || character.isNumber {
        letters.append(character)
      } else {
        letters.append(" ")
      }
    }
    for word in ["generation", "gen", "inch"] {
      letters = letters.replacing(word, with: " ")
    }
    for (ordinal, number) in [("1st", "1"), ("2nd", "2"), ("3rd", "3")] {
      letters = letters.replacing(ordinal, with: number)
    }
    letters = letters.replacing(/([0-9])th/) { $0.1 }
    text = letters.filter { $0 != " " }
    family = ["iphone", "ipad"].first { [text] in text.hasPrefix($0) }
  }

  /// The name without "iPhone" or "iPad" at its beginning, as in "7 plus".
  var withoutFamily: String {
    family.map { String(text.dropFirst($0.count)) } ?? text
  }

  /// The number of letters by which two names differ. A missing family is not counted.
  func distance(to other: LooseName) -> Int {
    let whole = Nearest.distance(Array(text), Array(other.text))
    guard other.family == nil else { return whole }
    return min(whole, Nearest.distance(Array(withoutFamily), Array(other.text)))
  }
}
