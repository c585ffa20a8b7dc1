// What the core needs of the platform and of Swift's runtime, and Swift itself does not offer.
#ifndef CLEANSE_RUNTIME_H
#define CLEANSE_RUNTIME_H

#include <stdint.h>

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

/// Where the present thread notes the innermost of the makings that are under way on it; a null pointer at first.
void *_Nullable *_Nonnull cleanse_innermost_making(void);

#ifdef __cplusplus
}
#endif

#endif
