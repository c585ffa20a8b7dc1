#ifndef CLEANSE_SOURCEKIT_VARIANT_H
#define CLEANSE_SOURCEKIT_VARIANT_H

#include <stdint.h>

/// A value of a response, as SourceKit's functions take and return it. Swift has no way of its own to say how C passes it.
typedef struct {
  uint64_t data[3];
} cleanse_sourcekit_variant __attribute__((swift_name("SourceKitVariant")));

#endif
