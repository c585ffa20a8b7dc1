// What the libraries need of the operating system, under one name on all platforms. WebAssembly without threads has no locks,
// and needs none.
#ifndef CLEANSE_PLATFORM_H
#define CLEANSE_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A mutex with a condition variable.
typedef struct cleanse_lock cleanse_lock;

/// Ends the program if there is no memory for the lock.
cleanse_lock *_Nonnull cleanse_lock_create(void);
void cleanse_lock_destroy(cleanse_lock *_Nonnull lock);
void cleanse_lock_acquire(cleanse_lock *_Nonnull lock);
void cleanse_lock_release(cleanse_lock *_Nonnull lock);
/// Releases the lock until `cleanse_lock_wake_all` is called, or without a cause.
void cleanse_lock_wait(cleanse_lock *_Nonnull lock);
void cleanse_lock_wake_all(cleanse_lock *_Nonnull lock);

/// Where the present thread notes the innermost of its unfinished creations; a null pointer at first. The address is that of
/// no other running thread.
void *_Nullable *_Nonnull cleanse_innermost_creation(void);

/// Nanoseconds since an arbitrary moment, of a clock that never goes back.
int64_t cleanse_monotonic_nanoseconds(void);

/// The number of the process; 1 on platforms without processes.
int64_t cleanse_process_id(void);

bool cleanse_standard_error_is_terminal(void);

/// Writes bytes to the standard error stream; does nothing if the stream is closed.
void cleanse_write_standard_error(const char *_Nonnull bytes, size_t count);

/// A variable of the program's environment; a null pointer if it is not set.
const char *_Nullable cleanse_environment_variable(const char *_Nonnull name);

#ifdef __cplusplus
}
#endif

#endif
