// What the core needs of the platform and of Swift's runtime, and Swift itself does not offer.
#ifndef CLEANSE_SHIMS_H
#define CLEANSE_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CleansePlatform.h"
#include "SourceKitVariant.h"

#if defined(__has_feature)
#if __has_feature(ptrauth_calls)
#include <ptrauth.h>
#define CLEANSE_SIGNS_POINTERS 1
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Finds how a type conforms to a protocol.
///
/// Part of the stable ABI (`include/swift/Runtime/Casting.h` in the compiler's repository).
///
/// @param type the type's metadata.
/// @param protocol the protocol's descriptor.
/// @return a null pointer when the type does not conform.
const void *_Nullable swift_conformsToProtocol(const void *_Nonnull type, const void *_Nonnull protocol);

/// The address in a word of metadata, without its signature.
///
/// On arm64e the word is signed with the place that it is read from, so that two words of one address differ.
static inline uintptr_t cleanse_address_in_metadata(uintptr_t word) {
#ifdef CLEANSE_SIGNS_POINTERS
  return (uintptr_t)ptrauth_strip((void *)word, ptrauth_key_process_independent_data);
#else
  return word;
#endif
}

/// Takes the records of one loaded image.
typedef void (*cleanse_section_body)(const void *_Nonnull start, size_t length, void *_Nullable context);

/// Calls `body` with the section of each loaded image that lists the conformances of its code, except images of the system.
///
/// Does nothing on platforms where the sections cannot be found.
void cleanse_for_each_conformance_section(cleanse_section_body _Nonnull body, void *_Nullable context);

// The atomic operations behind shared values, inlined into the path of `get()`. Swift's own `Atomic` needs newer platforms
// than this package supports.

/// Reads a word; everything written before the matching release store is visible afterwards.
static inline uintptr_t cleanse_atomic_load_acquire(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/// Replaces `expected` by `desired`; returns whether the word held `expected`.
static inline bool cleanse_atomic_compare_exchange(uintptr_t *_Nonnull word, uintptr_t expected, uintptr_t desired) {
  return __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// Writes a word and returns what it held.
static inline uintptr_t cleanse_atomic_exchange(uintptr_t *_Nonnull word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

#ifdef __cplusplus
}
#endif

#endif
