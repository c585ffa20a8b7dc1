import Testing

@testable import Cleanse

/// Tests each implementation separately: the fast one, and the fallback for platforms where that fails.
@Suite("Type inspection")
struct TypeReaderTests {
  final class Vessel {}
  struct Sail {}
  struct Crate<Content> {}
  enum Wind { case north }

  /// An implementation of type inspection.
  enum Way: CaseIterable {
    case metadata
    case name
    case whicheverWorks

    func read(_ type: Any.Type) -> any TypeReader {
      switch self {
      case .metadata: LaidOutType(type)
      case .name: NamedType(type)
      case .whicheverWorks: TypeMetadata(type)
      }
    }
  }

  @Test("Type inspection distinguishes classes from all other types", arguments: Way.allCases)
  func classes(way: Way) {
    #expect(way.read(Vessel.self).isClass)
    for type: Any.Type in [Sail.self, Wind.self, Int.self, (() -> Vessel).self, (any Error).self, Vessel?.self] {
      #expect(!way.read(type).isClass, "\(type)")
    }
  }

  @Test("Type inspection distinguishes structs from all other types", arguments: Way.allCases)
  func structs(way: Way) {
    for type: Any.Type in [Sail.self, Crate<Int>.self, Int.self, [Sail].self] {
      #expect(way.read(type).isStruct, "\(type)")
    }
    for type: Any.Type in [
      Vessel.self, Wind.self, (() -> Sail).self, (Sail, Sail).self, (any Error).self, Sail.Type.self, Sail?.self,
      Any.self,
    ] {
      #expect(!way.read(type).isStruct, "\(type)")
    }
  }

  @Test("Type inspection recognizes instances of one generic declaration", arguments: Way.allCases)
  func declarations(way: Way) {
    #expect(way.read(Crate<Int>.self).isInstance(ofSameDeclarationAs: Crate<Vessel>.self))
    #expect(way.read(Crate<Crate<() -> Int>>.self).isInstance(ofSameDeclarationAs: Crate<Int>.self))
    #expect(way.read(Optional<Int>.self).isInstance(ofSameDeclarationAs: Optional<Sail>.self))
    #expect(way.read(Provider<Sail>.self).isInstance(ofSameDeclarationAs: Provider<Void>.self))
    #expect(!way.read(Crate<Int>.self).isInstance(ofSameDeclarationAs: [Int].self))
    #expect(!way.read(Sail.self).isInstance(ofSameDeclarationAs: Crate<Int>.self))
    let closure: Any.Type = (() -> Crate<Int>).self
    #expect(!way.read(closure).isInstance(ofSameDeclarationAs: Crate<Int>.self))
  }

  @Test("Type inspection finds the result type of a plain closure", arguments: Way.allCases)
  func plainClosures(way: Way) {
    let expected: [(closure: Any.Type, result: Any.Type)] = [
      ((() -> Sail).self, Sail.self), ((() -> () -> Sail).self, (() -> Sail).self),
      ((() -> Crate<Sail>).self, Crate<Sail>.self), ((() -> Void).self, Void.self),
    ]
    for (closure, result) in expected {
      let found = way.read(closure).resultOfPlainClosure
      #expect(found == result, "\(closure)")
    }
    for type: Any.Type in [
      Sail.self, ((Int) -> Sail).self, ((Int, Int) -> Sail).self, (() throws -> Sail).self, (() async -> Sail).self,
      (@Sendable () -> Sail).self, (@MainActor () -> Sail).self,
    ] {
      let found = way.read(type).resultOfPlainClosure
      #expect(found == nil, "\(type)")
    }
  }

  @Test("Type inspection finds the result type of throwing, async and sendable closures", arguments: Way.allCases)
  func closures(way: Way) {
    for type: Any.Type in [
      (() -> Sail).self, (() throws -> Sail).self, (() async throws -> Sail).self, (@Sendable () -> Sail).self,
    ] {
      let found = way.read(type).resultOfClosure
      #expect(found == Sail.self, "\(type)")
    }
    for type: Any.Type in [((Int) -> Sail).self, Sail.self] {
      let found = way.read(type).resultOfClosure
      #expect(found == nil, "\(type)")
    }
  }

  @Test("Type inspection reads metadata on this platform")
  func checksItself() {
    #expect(LaidOutType.hasExpectedKinds)
    #expect(LaidOutType.hasExpectedDeclarations)
    #expect(LaidOutType.hasExpectedClosures)
    #expect(ExistentialType.isAsExpected)
  }
}
