#include "CleanseShims.h"

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <string.h>

#ifdef __LP64__
typedef struct mach_header_64 cleanse_image_header;
#else
typedef struct mach_header cleanse_image_header;
#endif

static bool is_of_system(const char *path) {
  return strncmp(path, "/usr/lib/", 9) == 0 || strncmp(path, "/System/", 8) == 0;
}

void cleanse_for_each_conformance_section(cleanse_section_body body, void *context) {
  uint32_t count = _dyld_image_count();
  for (uint32_t index = 0; index < count; index++) {
    const char *path = _dyld_get_image_name(index);
    const struct mach_header *header = _dyld_get_image_header(index);
    if (!path || !header || is_of_system(path)) continue;
    unsigned long size = 0;
    const uint8_t *start = getsectiondata((const cleanse_image_header *)header, "__TEXT", "__swift5_proto", &size);
    if (start) body(start, size, context);
  }
}

#elif defined(__ELF__)

// The beginning of `MetadataSections` in the runtime (`stdlib/public/runtime/ImageInspectionCommon.h`), the same since its
// version 1.
typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  struct {
    uintptr_t start;
    size_t length;
  } protocols, conformances;
} metadata_sections;

// Missing in a runtime that does not enumerate sections.
__attribute__((weak)) void swift_enumerateAllMetadataSections(
    bool (*body)(const metadata_sections *sections, void *context), void *context);

typedef struct {
  cleanse_section_body body;
  void *context;
} call;

static bool pass_on(const metadata_sections *sections, void *context) {
  const call *target = context;
  if (sections->conformances.start) {
    target->body((const void *)sections->conformances.start, sections->conformances.length, target->context);
  }
  return true;
}

void cleanse_for_each_conformance_section(cleanse_section_body body, void *context) {
  call target = {body, context};
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(pass_on, &target);
}

#else

void cleanse_for_each_conformance_section(cleanse_section_body body, void *context) {}

#endif
