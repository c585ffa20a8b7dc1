#include "CleanseShims.h"

#if defined(_MSC_VER) && !defined(__clang__)
#define CLEANSE_THREAD_LOCAL __declspec(thread)
#else
#define CLEANSE_THREAD_LOCAL _Thread_local
#endif

void **cleanse_innermost_making(void) {
  static CLEANSE_THREAD_LOCAL void *innermost;
  return &innermost;
}
