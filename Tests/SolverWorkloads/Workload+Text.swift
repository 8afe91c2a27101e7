import Cassowary

/// The text form, which programs in other languages read: one word and its numbers a line.
///
/// A constraint is `row PRIORITY RELATION CONSTANT COUNT` and COUNT times `VARIABLE COEFFICIENT`.
extension Workload {
  package var text: String {
    var lines = ["views \(viewCount)", "variables \(variableCount)"]
    lines.append("window \(windowWidth) \(windowHeight)")
    lines += rows.map { "row \($0.text)" }
    lines.append("start \(start.text)")
    lines += drag.map { "drag \($0.text)" }
    lines += jumps.map { "jump \($0.text)" }
    lines += toggle.map { "toggle \($0.row) \($0.change)" }
    lines += changing.map { "changing \($0)" }
    lines += factors.map { "factor \($0)" }
    lines.append("conflicting \(conflicting.text)")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Workload.Row {
  fileprivate var text: String {
    let sum = terms.map { " \($0.variable) \($0.coefficient)" }.joined()
    return "\(priority) \(relation) \(constant) \(terms.count)" + sum
  }
}

extension Workload.Size { fileprivate var text: String { "\(width) \(height)" } }
