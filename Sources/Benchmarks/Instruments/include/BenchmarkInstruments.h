// Instruments that cannot be written in Swift: counts of allocations, time and memory of child processes, and a use of
// a value that is opaque to the optimizer.
#ifndef BENCHMARK_INSTRUMENTS_H
#define BENCHMARK_INSTRUMENTS_H

#include <stdbool.h>
#include <stdint.h>

#if !__has_include("../../Graphs/Generated/Tree.swift")
#error "The graphs of the benchmark are not in git: write them with Scripts/generate benchmark-graphs"
#endif

/// The allocations and releases during a count.
struct BenchmarkAllocations {
  uint64_t count;
  uint64_t bytes;
  /// Bytes allocated minus bytes released. Negative if more was released than allocated.
  int64_t liveBytes;
};

/// Whether allocations can be counted on this platform.
bool benchmark_counts_allocations(void);

/// Starts counting from zero, on all threads.
void benchmark_start_counting(void);

/// Stops counting.
struct BenchmarkAllocations benchmark_stop_counting(void);

/// The processor time of all child processes that have ended, in nanoseconds.
double benchmark_processor_time_of_children(void);

/// The highest peak memory of one of the child processes, in bytes.
uint64_t benchmark_peak_memory_of_children(void);

/// Does nothing with the value, so that the optimizer has to keep it.
void benchmark_use(const void *value);

#endif
