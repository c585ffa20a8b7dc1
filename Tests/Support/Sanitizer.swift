import Foundation
import Testing

/// The sanitizers with which `Scripts/check-sanitizers` runs the tests.
package enum Sanitizer {
  /// Whether the address sanitizer or the thread sanitizer is part of this process.
  package static let isPresent = isPartOfProcess("__asan_init") || isPartOfProcess("__tsan_init")

  private static func isPartOfProcess(_ symbol: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests that measure the memory of the process.
  package static var measuresMemory: Self {
    .disabled(if: Sanitizer.isPresent, "sanitizers hold on to memory that was released")
  }

  /// For tests that measure durations.
  package static var measuresTime: Self {
    .disabled(if: Sanitizer.isPresent, "sanitizers make everything slow")
  }
}
