import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that measure how long something takes.
  static var measuresTime: Self {
    .disabled(if: hasSanitizer, "sanitizers make everything slow")
  }

  private static var hasSanitizer: Bool {
    isPartOfProcess("__asan_init") || isPartOfProcess("__tsan_init")
  }

  private static func isPartOfProcess(_ symbol: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  }
}
