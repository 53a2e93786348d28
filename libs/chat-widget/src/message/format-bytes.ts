const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/** 0 B, 640 B, 1.2 MB: one decimal below ten. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024))
  const unit = Math.min(UNITS.length - 1, power)
  const value = bytes / 1024 ** unit
  return `${unit > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit] ?? ''}`
}
