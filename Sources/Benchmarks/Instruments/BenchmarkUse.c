#include "BenchmarkInstruments.h"

void benchmark_use(const void *value) { __asm__ volatile("" : : "r"(value) : "memory"); }
