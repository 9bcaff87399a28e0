/* The library of Windows from which programs in Rust and Go take random bytes. Wine 8 lacks it. */
#include <windows.h>

/* What Windows itself calls RtlGenRandom. */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {
  return SystemFunction036(buffer, (ULONG)length) ? TRUE : FALSE;
}
