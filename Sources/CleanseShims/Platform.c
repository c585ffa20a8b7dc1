// Functions of the C standard, which Windows warns of.
#define _CRT_SECURE_NO_WARNINGS

#include "CleansePlatform.h"

#include <errno.h>

#include <stdlib.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <io.h>
#include <windows.h>
#else
#include <time.h>
#include <unistd.h>
#endif

#if defined(__wasi__) && !defined(_REENTRANT) && !defined(__wasm_atomics__)
#define CLEANSE_HAS_ONE_THREAD 1
#elif !defined(_WIN32)
#include <pthread.h>
#endif

// MARK: Locks

struct cleanse_lock {
#if defined(_WIN32)
  SRWLOCK mutex;
  CONDITION_VARIABLE condition;
#elif defined(CLEANSE_HAS_ONE_THREAD)
  char unused;
#else
  pthread_mutex_t mutex;
  pthread_cond_t condition;
#endif
};

cleanse_lock *cleanse_lock_create(void) {
  cleanse_lock *lock = malloc(sizeof(cleanse_lock));
  if (lock == NULL) abort();
#if defined(_WIN32)
  InitializeSRWLock(&lock->mutex);
  InitializeConditionVariable(&lock->condition);
#elif !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_mutex_init(&lock->mutex, NULL);
  pthread_cond_init(&lock->condition, NULL);
#endif
  return lock;
}

void cleanse_lock_destroy(cleanse_lock *lock) {
#if !defined(_WIN32) && !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_cond_destroy(&lock->condition);
  pthread_mutex_destroy(&lock->mutex);
#endif
  free(lock);
}

void cleanse_lock_acquire(cleanse_lock *lock) {
#if defined(_WIN32)
  AcquireSRWLockExclusive(&lock->mutex);
#elif !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_mutex_lock(&lock->mutex);
#endif
}

void cleanse_lock_release(cleanse_lock *lock) {
#if defined(_WIN32)
  ReleaseSRWLockExclusive(&lock->mutex);
#elif !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_mutex_unlock(&lock->mutex);
#endif
}

void cleanse_lock_wait(cleanse_lock *lock) {
#if defined(_WIN32)
  SleepConditionVariableSRW(&lock->condition, &lock->mutex, INFINITE, 0);
#elif !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_cond_wait(&lock->condition, &lock->mutex);
#endif
}

void cleanse_lock_wake_all(cleanse_lock *lock) {
#if defined(_WIN32)
  WakeAllConditionVariable(&lock->condition);
#elif !defined(CLEANSE_HAS_ONE_THREAD)
  pthread_cond_broadcast(&lock->condition);
#endif
}

// MARK: Threads

#if defined(_MSC_VER) && !defined(__clang__)
#define CLEANSE_THREAD_LOCAL __declspec(thread)
#else
#define CLEANSE_THREAD_LOCAL _Thread_local
#endif

void **cleanse_innermost_creation(void) {
  static CLEANSE_THREAD_LOCAL void *innermost;
  return &innermost;
}

// MARK: The process

int64_t cleanse_monotonic_nanoseconds(void) {
#if defined(_WIN32)
  LARGE_INTEGER count, frequency;
  QueryPerformanceCounter(&count);
  QueryPerformanceFrequency(&frequency);
  int64_t seconds = count.QuadPart / frequency.QuadPart;
  int64_t rest = count.QuadPart % frequency.QuadPart;
  return seconds * 1000000000 + rest * 1000000000 / frequency.QuadPart;
#else
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#endif
}

int64_t cleanse_process_id(void) {
#if defined(_WIN32)
  return GetCurrentProcessId();
#elif defined(__wasi__)
  return 1;
#else
  return getpid();
#endif
}

bool cleanse_standard_error_is_terminal(void) {
#if defined(_WIN32)
  return _isatty(2) != 0;
#else
  return isatty(2) != 0;
#endif
}

void cleanse_write_standard_error(const char *bytes, size_t count) {
  while (count > 0) {
#if defined(_WIN32)
    int written = _write(2, bytes, (unsigned)count);
#else
    ssize_t written = write(2, bytes, count);
#endif
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

const char *cleanse_environment_variable(const char *name) { return getenv(name); }
