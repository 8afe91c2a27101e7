/// A family that this module knows.
public enum FontFamily: UInt8, Hashable, Sendable, CaseIterable {
  case sanFrancisco
  case sanFranciscoMono
  case sanFranciscoRounded
  case newYork
  case helvetica
  case helveticaNeue
  case arial
  case avenir
  case avenirNext
  case courier
  case courierNew
  case futura
  case georgia
  case gillSans
  case menlo
  case optima
  case palatino
  case times
  case timesNewRoman
  case trebuchet
  case verdana

  /// The name of the family.
  public var name: String {
    switch self {
    case .sanFranciscoMono: return "SF Mono"
    case .sanFranciscoRounded: return "SF Rounded"
    case .trebuchet: return "Trebuchet MS"
    default:
      let words = "\(self)".replacing(/[A-Z]/) { " \($0.0)" }
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }

  /// Whether the family is one of the designs of the system font.
  public var isSystem: Bool {
    switch self {
    case .sanFrancisco, .sanFranciscoMono, .sanFranciscoRounded, .newYork: true
    default: false
    }
  }

  var table: Family {
    switch self {
    case .sanFrancisco: .sanFrancisco
    case .sanFranciscoMono: .sanFranciscoMono
    case .sanFranciscoRounded: .sanFranciscoRounded
    case .newYork: .newYork
    case .helvetica: .helvetica
    case .helveticaNeue: .helveticaNeue
    case .arial: .arial
    case .avenir: .avenir
    case .avenirNext: .avenirNext
    case .courier: .courier
    case .courierNew: .courierNew
    case .futura: .futura
    case .georgia: .georgia
    case .gillSans: .gillSans
    case .menlo: .menlo
    case .optima: .optima
    case .palatino: .palatino
    case .times: .times
    case .timesNewRoman: .timesNewRoman
    case .trebuchet: .trebuchet
    case .verdana: .verdana
    }
  }
}
