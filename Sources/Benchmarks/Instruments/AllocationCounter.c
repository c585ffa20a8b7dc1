// Counts by overriding the C library's functions: a definition in the program takes precedence over those of libraries.
// Only glibc offers its own under a second name, so that no symbol has to be looked up during an allocation.
#include "BenchmarkInstruments.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__linux__)
#include <errno.h>
#include <malloc.h>
#endif

static atomic_bool counting;
static atomic_uint_least64_t count;
static atomic_uint_least64_t bytes;
static atomic_int_least64_t liveBytes;

void benchmark_start_counting(void) {
  count = 0;
  bytes = 0;
  liveBytes = 0;
  counting = true;
}

struct BenchmarkAllocations benchmark_stop_counting(void) {
  counting = false;
  return (struct BenchmarkAllocations){count, bytes, liveBytes};
}

#if defined(__GLIBC__)

bool benchmark_counts_allocations(void) { return true; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static inline bool isCounting(void) { return atomic_load_explicit(&counting, memory_order_relaxed); }

static inline void *counted(void *memory) {
  if (isCounting() && memory) {
    size_t size = malloc_usable_size(memory);
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
    atomic_fetch_add_explicit(&liveBytes, size, memory_order_relaxed);
  }
  return memory;
}

static inline void uncounted(void *memory) {
  if (isCounting() && memory) {
    atomic_fetch_sub_explicit(&liveBytes, malloc_usable_size(memory), memory_order_relaxed);
  }
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  uncounted(memory);
  return counted(__libc_realloc(memory, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *allocated = counted(__libc_memalign(alignment, size));
  if (!allocated) return ENOMEM;
  *memory = allocated;
  return 0;
}

void free(void *memory) {
  uncounted(memory);
  __libc_free(memory);
}

#else

bool benchmark_counts_allocations(void) { return false; }

#endif
