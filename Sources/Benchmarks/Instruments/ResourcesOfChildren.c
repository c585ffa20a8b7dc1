#include "BenchmarkInstruments.h"

#include <sys/resource.h>

static double nanoseconds(struct timeval time) { return time.tv_sec * 1e9 + time.tv_usec * 1e3; }

uint64_t benchmark_peak_memory_of_children(void) {
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  // All other systems count in kilobytes.
  return (uint64_t)usage.ru_maxrss * 1024;
#endif
}

double benchmark_processor_time_of_children(void) {
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
}
