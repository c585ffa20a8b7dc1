#if DEBUG || DetailedReports
  import CleanseShims

  /// The conformances that the code of the program declares.
  ///
  /// The layout is part of Swift's stable ABI (`include/swift/ABI/Metadata.h` in the compiler's repository). Only names are
  /// read: no type is created.
  struct ConformanceRecords {
    private typealias Types = [UnsafeRawPointer: [Descriptor]]

    /// The conforming types by the descriptors of the protocols.
    private let types: Types

    init() {
      var types: Types = [:]
      withUnsafeMutablePointer(to: &types) { types in
        cleanse_for_each_conformance_section(
          { start, length, context in
            guard let types = context?.assumingMemoryBound(to: Types.self) else { return }
            // The records of one image, each an offset to a conformance.
            for offset in stride(from: 0, to: length, by: MemoryLayout<Int32>.size) {
              let conformance = Descriptor(start + offset).target(ofField: 0)
              guard let target = conformance.indirectTarget(ofField: 0), let type = conformance.conformingType else {
                continue
              }
              types.pointee[target, default: []].append(type)
            }
          }, types)
      }
      self.types = types
    }

    /// Returns the full names of the structs and classes that declare a conformance to a protocol. Private types and types
    /// with type parameters are left out.
    func typeNames(conformingTo protocolDescriptor: UnsafeRawPointer) -> Set<String> {
      Set((types[protocolDescriptor] ?? []).compactMap(\.fullNameOfPlainType))
    }
  }

  /// A record of fields of 32 bits, some of which are offsets to others.
  private struct Descriptor {
    private static let moduleKind: UInt32 = 0
    private static let classKind: UInt32 = 16
    private static let structKind: UInt32 = 17
    private static let enumKind: UInt32 = 18
    private static let kindMask: UInt32 = 0x1F
    private static let genericFlag: UInt32 = 0x80
    private static let indirectMark: Int32 = 1

    let address: UnsafeRawPointer

    init(_ address: UnsafeRawPointer) {
      self.address = address
    }

    private func field(_ number: Int) -> UnsafeRawPointer { address + number * MemoryLayout<Int32>.size }

    func target(ofField number: Int) -> Descriptor {
      Descriptor(field(number) + Int(field(number).load(as: Int32.self)))
    }

    /// The target of an offset whose lowest bit says that there is the address instead; `nil` for no target.
    func indirectTarget(ofField number: Int) -> UnsafeRawPointer? {
      let offset = field(number).load(as: Int32.self)
      guard offset != 0 else { return nil }
      let target = field(number) + Int(offset & ~Self.indirectMark)
      guard offset & Self.indirectMark != 0 else { return target }
      return UnsafeRawPointer(bitPattern: cleanse_address_in_metadata(target.load(as: UInt.self)))
    }

    // MARK: Conformances

    /// The descriptor of the conforming type; `nil` for types of Objective-C.
    var conformingType: Descriptor? {
      let kindOfReference = field(3).load(as: UInt32.self) >> 3 & 7
      switch kindOfReference {
      case 0: return target(ofField: 1)
      case 1:
        let word = target(ofField: 1).address.load(as: UInt.self)
        return UnsafeRawPointer(bitPattern: cleanse_address_in_metadata(word)).map(Descriptor.init)
      default: return nil
      }
    }

    // MARK: Types

    private var kind: UInt32 { field(0).load(as: UInt32.self) & Self.kindMask }

    private var name: String {
      String(cString: target(ofField: 2).address.assumingMemoryBound(to: CChar.self))
    }

    /// The full name of a struct or class without type parameters; `nil` for other types, and for private ones.
    var fullNameOfPlainType: String? {
      guard kind == Self.structKind || kind == Self.classKind, field(0).load(as: UInt32.self) & Self.genericFlag == 0
      else { return nil }
      var names = [name]
      var context = indirectTarget(ofField: 1).map(Descriptor.init)
      while let outer = context {
        guard [Self.moduleKind, Self.classKind, Self.structKind, Self.enumKind].contains(outer.kind) else { return nil }
        names.append(outer.name)
        context = outer.indirectTarget(ofField: 1).map(Descriptor.init)
      }
      return names.reversed().joined(separator: ".")
    }
  }
#endif
