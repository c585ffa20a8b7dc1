// The atomic operations behind shared values. Header-only, so that they are inlined into the path of `get()`;
// Swift's own `Atomic` needs newer platforms than this package supports.
#ifndef CLEANSE_ATOMICS_H
#define CLEANSE_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

/// Reads a word; everything written before the matching release store is visible afterwards.
static inline uintptr_t cleanse_atomic_load_acquire(const uintptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/// Replaces `expected` by `desired`; returns whether the word held `expected`.
static inline bool cleanse_atomic_compare_exchange(uintptr_t *word, uintptr_t expected, uintptr_t desired) {
  return __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// Writes a word and returns what it held.
static inline uintptr_t cleanse_atomic_exchange(uintptr_t *word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

#endif
