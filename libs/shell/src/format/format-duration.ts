const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * `09:59`, from an hour on `1:00:00`. A second counts once it is over.
 *
 * @param durationMs  elapsed time; negative counts as 0
 * @source            ux: formats, timers
 */
export function formatElapsed(durationMs: number): string {
  const all = Math.max(0, Math.floor(durationMs / SECOND_MS))
  const seconds = Number.isFinite(all) ? all : 0
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  const rest = `${two(minutes)}:${two(seconds % MINUTE_S)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
