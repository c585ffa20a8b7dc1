#if canImport(ObjectiveC)
  import ObjectiveC

  extension LegacyObjectGraph {
    /// The same as `objectForClass(cls:withName:)`, for Objective-C.
    // Without Foundation the compiler knows no NSString to pass a String as.
    @objc(objectForClass:withName:)
    public func objectForClass(_ cls: AnyClass, named name: AnyObject?) -> AnyObject {
      objectForClass(cls: cls, withName: name.map { "\($0)" })
    }

    /// Whether values of a type are objects of a class in Objective-C: a `String` is found as an `NSString`.
    static func isBridged(_ type: Any.Type, to cls: AnyClass) -> Bool {
      type == String.self && String(cString: class_getName(cls)) == "NSString"
    }
  }
#endif
