/// The isolation of values whose instance is used from none: keeps hooks that run side by side from touching one value at
/// the same time.
actor LifecycleActor {}
