#if DEBUG || DetailedReports
  import CleanseShims

  /// The conformances that the code of the program declares.
  ///
  /// The layout is part of Swift's stable ABI (`include/swift/ABI/Metadata.h` in the compiler's repository). Only names are
  /// read: no type is created.
  enum ConformanceRecords {
    /// Returns the full names of the structs and classes that declare a conformance to a protocol. Private types and types
    /// with type parameters are left out.
    static func typeNames(conformingTo protocolDescriptor: UnsafeRawPointer) -> Set<String> {
      var search = Search(protocolDescriptor: protocolDescriptor)
      withUnsafeMutablePointer(to: &search) { search in
        cleanse_for_each_conformance_section(
          { start, length, context in
            guard let search = context?.assumingMemoryBound(to: Search.self) else { return }
            search.pointee.add(start, length)
          }, search)
      }
      return search.names
    }

    private struct Search {
      let protocolDescriptor: UnsafeRawPointer
      var names: Set<String> = []

      /// Searches the records of one image, each an offset to a conformance.
      mutating func add(_ start: UnsafeRawPointer, _ length: Int) {
        for offset in stride(from: 0, to: length, by: MemoryLayout<Int32>.size) {
          let conformance = Descriptor(start + offset).target(ofField: 0)
          guard conformance.indirectTarget(ofField: 0) == protocolDescriptor,
            let name = conformance.conformingType?.fullNameOfPlainType
          else { continue }
          names.insert(name)
        }
      }
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
