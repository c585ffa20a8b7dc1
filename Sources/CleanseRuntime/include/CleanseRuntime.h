// The one function of Swift's runtime that the standard library does not offer.
#ifndef CLEANSE_RUNTIME_H
#define CLEANSE_RUNTIME_H

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

#ifdef __cplusplus
}
#endif

#endif
