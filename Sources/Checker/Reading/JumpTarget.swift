/// A statement that others in it can lead out of.
struct JumpTarget {
  let place: FactPlace
  /// The first word of the statement: its label, where it has one.
  let label: String
  let isLoop: Bool
  let isSwitch: Bool
  /// Whether some statement leads out of it.
  var isUsed = false

  init(at place: FactPlace, label: String = "", isLoop: Bool = false, isSwitch: Bool = false) {
    self.place = place
    self.label = label
    self.isLoop = isLoop
    self.isSwitch = isSwitch
  }
}
