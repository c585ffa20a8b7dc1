/// An internal object that providers and factories lead to.
///
/// Debuggers and test libraries inspect values by reflection. Internal objects hold references that are unsafe without
/// their owners, so they hide their contents.
protocol OpaqueToReflection: CustomReflectable {}

extension OpaqueToReflection {
  var emptyMirror: Mirror {
    Mirror(self, children: EmptyCollection<Mirror.Child>())
  }
}
