const STEP = 1024
const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** `59.5 KB`; `—` for what is no size. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '—'
  let size = bytes
  let place = 0
  // After rounding: 1,048,575 is 1 MB, not 1024 KB.
  while (Math.round(size * 10) / 10 >= STEP && place + 1 < UNITS.length) {
    size /= STEP
    place += 1
  }
  return `${Math.round(size * 10) / 10} ${UNITS[place]}`
}
