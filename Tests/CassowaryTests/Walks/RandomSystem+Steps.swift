import Cassowary
import SolverReference
import Testing

/// Steps of walks that may be refused. A refusal has to name a minimal conflict, and the plain side
/// stays as it was then; each step returns whether it was refused.
extension RandomSystem {
  mutating func isRefused(adding row: ReferenceModel.Row, _ place: Comment) -> Bool {
    do throws(Refusal) { try add(row) } catch {
      var model = self.model
      model.rows.append(row)
      expectMinimal(error, model, new: row, place)
      return true
    }
    return false
  }

  mutating func isRefused(editing values: [(Int, Double)], _ place: Comment) -> Bool {
    do throws(Refusal) { try edit(values) } catch {
      var model = self.model
      for (index, value) in values { model.edits[index] = value }
      expectMinimal(error, model, edits: Dictionary(values) { $1 }, place)
      return true
    }
    return false
  }

  mutating func isRefused(
    settingConstant constant: Double, at index: Int, _ place: Comment
  ) -> Bool {
    let old = constraints[index].row
    constraints[index].row.constant = constant
    do throws(Refusal) { try solver.setConstant(constant, of: constraints[index].handle) } catch {
      expectMinimal(error, model, place)
      constraints[index].row = old
      return true
    }
    return false
  }

  mutating func isRefused(
    settingPriority priority: Float, at index: Int, _ place: Comment
  ) -> Bool {
    let old = constraints[index].row
    constraints[index].row.priority = priority
    do throws(Refusal) {
      try solver.setPriority(Priority(priority)!, of: constraints[index].handle)
    } catch {
      expectMinimal(error, model, place)
      constraints[index].row = old
      return true
    }
    return false
  }
}
