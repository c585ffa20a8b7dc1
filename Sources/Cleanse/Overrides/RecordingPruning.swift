/// What a component declared, without some of its bindings.
struct RecordingPruning {
  let original: RecordedConfiguration
  private let gone: Set<Int>
  let result: RecordedConfiguration

  /// - Parameter gone: the positions of bindings.
  init(of original: RecordedConfiguration, without gone: Set<Int>) {
    self.original = original
    self.gone = gone
    result = Self.remove(gone, from: Recording(configuration: original, makers: MakerList())).configuration
  }

  /// A further run without the same bindings; `nil` where it declares something else than the run that was pruned.
  func applied(to recording: Recording) -> Recording? {
    guard recording.configuration.firstDifference(from: original) == nil else { return nil }
    return Self.remove(gone, from: recording)
  }

  private static func remove(_ gone: Set<Int>, from recording: Recording) -> Recording {
    var parts = RecordingParts(of: recording)
    var draft = RecordingDraft(modulesOf: recording.configuration)
    for index in recording.configuration.declarations.indices where !gone.contains(index) {
      draft.append(parts.take(index), isForeign: false)
    }
    return draft.recording
  }
}
