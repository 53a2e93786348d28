const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * `09:59`, from an hour on `1:00:00`. A rest of a second counts as one, so that a countdown shows
 * `00:00` only when it is over.
 *
 * @param durationMs  what is left; below nothing is nothing
 * @source            ux: formats, timers
 */
export const formatTimer = (durationMs: number): string =>
  formatSeconds(Math.ceil(durationMs / SECOND_MS))

/** What has passed, written like a timer: a second counts once it is over. */
export const formatElapsed = (durationMs: number): string =>
  formatSeconds(Math.floor(durationMs / SECOND_MS))

function formatSeconds(count: number): string {
  const all = Math.max(0, count)
  const seconds = Number.isFinite(all) ? all : 0
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  const rest = `${two(minutes)}:${two(seconds % MINUTE_S)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
