#pragma once

namespace tessella::core {

/// Highest level of the x86-64 architecture that this CPU offers: 1 to 4. It is 1 wherever the
/// compiler cannot ask, and on every other architecture.
inline int cpu_level() noexcept {
#ifdef TESSELLA_ASKS_CPU_LEVEL
    __builtin_cpu_init();
    if (__builtin_cpu_supports("x86-64-v4")) return 4;
    if (__builtin_cpu_supports("x86-64-v3")) return 3;
    if (__builtin_cpu_supports("x86-64-v2")) return 2;
#endif
    return 1;
}

}  // namespace tessella::core
