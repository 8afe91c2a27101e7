/// Other instances of the scene that is shown: on other screens, or with a repair.
@MainActor
struct SceneInstances {
  let canvas = CanvasInstance()
  let repairs = RepairTrials()
  let ruler = RulerInstance()
  let wall = WallScreens()
}
