/// A part of the machinery that providers and factories lead to.
///
/// Debuggers and test libraries look into values by reflection. The machinery holds references that are unsafe
/// without what keeps them alive, so it shows nothing of itself.
protocol OpaqueToReflection: CustomReflectable {}

extension OpaqueToReflection {
  var emptyMirror: Mirror {
    Mirror(self, children: EmptyCollection<Mirror.Child>())
  }
}
