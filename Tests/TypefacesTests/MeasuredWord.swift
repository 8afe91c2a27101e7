/// Widths of words that Interface Builder wrote into public documents, where nothing but the text
/// determines them: generic words such as `Label` and `Title`, each seen in documents of the system
/// font.
///
/// A line is the word, its weight, its size in points, the major version of iOS whose font Xcode's
/// canvas showed (by the version of Xcode's tools), the pixels of a point, and the width in points.
/// A document may be older than the tools that wrote it last, so single lines may be of the era
/// before.
struct MeasuredWord {
  let text: String
  let weight: Double
  let size: Double
  let version: Int
  let scale: Double
  let width: Double

  static let all: [MeasuredWord] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "|").map { String($0.drop { $0 == " " }) }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    guard fields.count == 6, let weight = weights[fields[1]], let size = Double(fields[2]),
      let version = Int(fields[3]), let scale = Double(fields[4]), let width = Double(fields[5])
    else { return nil }
    return MeasuredWord(
      text: fields[0], weight: weight, size: size, version: version, scale: scale, width: width)
  }

  private static let weights: [String: Double] = [
    "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4, "black": 0.62,
    "heavy": 0.56, "thin": -0.6,
  ]

  private static let table = """
    0 | bold | 20 | 14 | 2 | 13.5
    0 | regular | 17 | 14 | 2 | 10.5
    0 | regular | 25 | 12 | 2 | 16
    00:00 | medium | 12 | 14 | 2 | 35
    0:00 | regular | 12 | 12 | 2 | 27
    1 | bold | 14 | 12 | 2 | 7
    1 | medium | 14 | 14 | 2 | 7
    1 | regular | 17 | 14 | 2 | 8
    1 | regular | 140 | 12 | 2 | 63
    100% | regular | 17 | 12 | 2 | 42.5
    100% | regular | 100 | 14 | 2 | 247
    2 | bold | 14 | 14 | 2 | 9
    2 | regular | 13 | 12 | 2 | 8
    2 | regular | 140 | 12 | 2 | 80
    27 | regular | 17 | 14 | 2 | 19.5
    3 | regular | 17 | 14 | 2 | 10.5
    399 | light | 27 | 12 | 2 | 48.5
    4:59 | light | 60 | 14 | 2 | 120
    8 | regular | 17 | 14 | 2 | 10.5
    Accept | regular | 16 | 12 | 3 | 51.333
    Active | regular | 13 | 14 | 3 | 37.667
    Active | regular | 17 | 14 | 2 | 47.5
    Altitude | regular | 17 | 14 | 2 | 59
    Animated | regular | 17 | 12 | 2 | 73
    Animated | regular | 17 | 14 | 3 | 73
    Animation Speed | regular | 17 | 14 | 2 | 129.5
    Animation Speed | regular | 22 | 14 | 2 | 163
    Author | medium | 14 | 14 | 2 | 45
    Basic | regular | 11 | 14 | 2 | 28.5
    Blue | black | 36 | 10 | 2 | 81
    Body | regular | 17 | 12 | 2 | 39.5
    Brightness | regular | 17 | 14 | 2 | 82
    Callout | regular | 16 | 12 | 2 | 51
    Category | regular | 14 | 10 | 2 | 59.5
    Category | regular | 16 | 10 | 2 | 67
    City | regular | 14 | 10 | 2 | 26
    City | regular | 17 | 10 | 2 | 30.5
    Color | regular | 17 | 12 | 2 | 41.5
    Color | regular | 17 | 14 | 2 | 41
    Color | regular | 17 | 14 | 3 | 41
    Custom | regular | 16 | 12 | 2 | 56.5
    Custom | regular | 17 | 12 | 2 | 59.5
    Date | regular | 12 | 12 | 2 | 26.5
    Date | regular | 14 | 14 | 2 | 30.5
    Date | regular | 17 | 12 | 2 | 36
    Date | regular | 17 | 14 | 2 | 36
    Default | regular | 16 | 12 | 2 | 52.5
    Default | regular | 17 | 14 | 2 | 55
    Delete | regular | 16 | 14 | 2 | 47
    Description | bold | 17 | 14 | 2 | 94.5
    Description | regular | 12 | 10 | 2 | 65
    Description | regular | 17 | 14 | 2 | 87.5
    Detail | regular | 13 | 12 | 2 | 35
    Detail | regular | 14 | 14 | 2 | 37.5
    Detail | regular | 15 | 14 | 3 | 39.333
    Detail | regular | 16 | 12 | 2 | 41.5
    Detail | regular | 16 | 14 | 2 | 42
    Detail | regular | 17 | 12 | 2 | 44
    Detail | regular | 17 | 14 | 2 | 44
    Detail | regular | 17 | 14 | 3 | 43.667
    Display name | medium | 17 | 10 | 2 | 105
    Email | regular | 15 | 14 | 3 | 36.667
    Email | regular | 17 | 14 | 2 | 41
    Email | semibold | 17 | 14 | 2 | 43
    Footnote | regular | 13 | 12 | 2 | 54.5
    Footnote | regular | 17 | 12 | 2 | 69
    Green | black | 36 | 10 | 2 | 110.5
    Headline | regular | 17 | 12 | 2 | 67.5
    Headline | semibold | 17 | 12 | 2 | 70.5
    Hello | regular | 17 | 12 | 2 | 39
    Hello World | regular | 17 | 12 | 2 | 88.5
    Hue | regular | 17 | 14 | 2 | 31
    Info | bold | 17 | 12 | 3 | 32
    Info | regular | 13 | 14 | 2 | 23
    Label | bold | 12 | 14 | 2 | 33
    Label | bold | 14 | 14 | 2 | 37
    Label | bold | 14 | 10 | 2 | 37.5
    Label | bold | 15 | 12 | 2 | 40
    Label | bold | 17 | 14 | 2 | 44.5
    Label | bold | 22 | 12 | 2 | 57
    Label | light | 13 | 12 | 2 | 32.5
    Label | medium | 15 | 12 | 2 | 38.5
    Label | medium | 16 | 12 | 2 | 41
    Label | medium | 17 | 12 | 2 | 43
    Label | medium | 18 | 12 | 2 | 45
    Label | regular | 12 | 14 | 2 | 31
    Label | regular | 12 | 10 | 2 | 31
    Label | regular | 13 | 12 | 2 | 33
    Label | regular | 13 | 10 | 2 | 33
    Label | regular | 14 | 12 | 2 | 35.5
    Label | regular | 15 | 12 | 2 | 37.5
    Label | regular | 15 | 14 | 2 | 37.5
    Label | regular | 16 | 12 | 2 | 39.5
    Label | regular | 16 | 14 | 2 | 39.5
    Label | regular | 17 | 12 | 2 | 42
    Label | regular | 17 | 14 | 2 | 41.5
    Label | regular | 17 | 10 | 1 | 42
    Label | regular | 17 | 10 | 2 | 42
    Label | regular | 20 | 12 | 3 | 48
    Label | regular | 20 | 14 | 2 | 48
    Label | regular | 22 | 12 | 2 | 52.5
    Label | regular | 44 | 12 | 3 | 103
    Label | regular | 50 | 14 | 2 | 117
    Label | semibold | 11 | 14 | 2 | 30
    Label | semibold | 15 | 12 | 2 | 39
    Label | semibold | 15 | 14 | 2 | 39
    Label | semibold | 16 | 10 | 2 | 41.5
    Label | semibold | 17 | 12 | 2 | 43.5
    Label | semibold | 20 | 12 | 2 | 50.5
    Label | semibold | 20 | 14 | 2 | 50
    Large Title | regular | 18 | 12 | 2 | 85.5
    Large Title | regular | 34 | 12 | 2 | 153.5
    Level | regular | 17 | 12 | 2 | 40
    Lines | bold | 18 | 10 | 2 | 46.5
    Location | regular | 17 | 12 | 2 | 65.5
    Location | regular | 17 | 10 | 2 | 65.5
    Max | regular | 15 | 14 | 2 | 29
    Medium | regular | 13 | 14 | 2 | 48.5
    Min | regular | 15 | 14 | 2 | 25
    Name | regular | 15 | 14 | 3 | 40.333
    Name | regular | 17 | 14 | 2 | 45
    Name | regular | 17 | 10 | 2 | 45
    None | bold | 22 | 14 | 2 | 54.5
    None | regular | 17 | 14 | 2 | 41
    Off | regular | 17 | 14 | 3 | 24.333
    Password | regular | 17 | 14 | 2 | 74
    Position | regular | 17 | 14 | 2 | 61
    Position | regular | 18 | 10 | 2 | 65
    Price: | regular | 17 | 12 | 2 | 44
    Product name | regular | 17 | 14 | 2 | 107
    Red | black | 36 | 10 | 2 | 70.5
    Rename | medium | 16 | 12 | 2 | 60.5
    Saturation | regular | 17 | 14 | 2 | 79
    Security | regular | 13 | 12 | 2 | 50
    Server | regular | 15 | 12 | 2 | 45
    Settings | regular | 20 | 14 | 2 | 72
    Size | regular | 17 | 14 | 2 | 32
    Speed | regular | 18 | 14 | 2 | 52
    Status | regular | 17 | 12 | 2 | 49.5
    Status | regular | 17 | 14 | 2 | 49
    Subhead | regular | 15 | 12 | 2 | 61
    Subtitle | regular | 10 | 12 | 2 | 37.5
    Subtitle | regular | 11 | 14 | 2 | 40.5
    Subtitle | regular | 11 | 10 | 2 | 40.5
    Subtitle | regular | 12 | 12 | 2 | 44
    Subtitle | regular | 12 | 14 | 2 | 44
    Subtitle | regular | 12 | 14 | 3 | 43.667
    Subtitle | regular | 12 | 10 | 2 | 44
    Subtitle | regular | 13 | 12 | 2 | 47
    Success | semibold | 17 | 14 | 2 | 67
    Swipe | regular | 16 | 10 | 2 | 44
    System | regular | 17 | 14 | 3 | 56.667
    Tags | regular | 12 | 14 | 2 | 27
    Text | bold | 18 | 10 | 2 | 37.5
    Text | regular | 14 | 14 | 2 | 27.5
    Text | regular | 17 | 12 | 2 | 32.5
    Time | regular | 17 | 14 | 2 | 38
    Title | bold | 22 | 14 | 2 | 45
    Title | medium | 17 | 12 | 2 | 35
    Title | medium | 17 | 10 | 2 | 35
    Title | regular | 13 | 14 | 2 | 26.5
    Title | regular | 14 | 14 | 2 | 28.5
    Title | regular | 16 | 12 | 2 | 31.5
    Title | regular | 16 | 14 | 2 | 31.5
    Title | regular | 16 | 14 | 3 | 31.667
    Title | regular | 16 | 10 | 2 | 31.5
    Title | regular | 17 | 12 | 2 | 33.5
    Title | regular | 17 | 14 | 2 | 33
    Title | regular | 17 | 14 | 3 | 33
    Title | regular | 17 | 10 | 2 | 34
    Title | semibold | 18 | 14 | 2 | 37
    Type | regular | 17 | 14 | 2 | 37.5
    Unit | regular | 17 | 14 | 2 | 31.5
    Username | regular | 17 | 14 | 2 | 78.5
    Username | regular | 17 | 10 | 1 | 79
    Value | regular | 17 | 14 | 2 | 42
    Version | regular | 17 | 14 | 2 | 57
    Volume | regular | 18 | 10 | 2 | 61
    Weather | regular | 17 | 10 | 2 | 64.5
    Year: | regular | 17 | 12 | 2 | 38.5
    """
}
