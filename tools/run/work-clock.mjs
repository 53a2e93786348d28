import { availableParallelism, loadavg } from 'node:os'

/** CPU time of one `exercise` on the machine whose minutes the limits are written in. */
const REFERENCE_MS = 13
/** A step that hangs is ended after this many times its limit, however busy the machine is. */
const MOST_SLOWDOWN = 8

/**
 * A clock that advances by what a machine gets done: one minute of a quiet machine is several
 * minutes of one that is slower, or that has more to run than it has cores.
 *
 * @param {{ now: () => number, slowdown: () => number }} machine
 * @returns {() => number} milliseconds of a quiet machine since the clock was made; call it at
 *   least every few seconds, because the slowdown at the call counts for the time since the last one
 */
export function createWorkClock({ now, slowdown }) {
  let seenAt = now()
  let worked = 0
  return () => {
    const at = now()
    worked += (at - seenAt) / Math.min(MOST_SLOWDOWN, Math.max(1, slowdown()))
    seenAt = at
    return worked
  }
}

/** How many times longer this machine takes than a quiet one of reference speed, at this moment. */
export function machineSlowdown() {
  return slowness() * Math.max(1, loadavg()[0] / availableParallelism())
}

let known
/** Of the hardware alone: CPU time, which other programs do not change much. Measured once. */
function slowness() {
  known ??= Math.max(1, median([1, 2, 3, 4, 5].map(exercise)) / REFERENCE_MS)
  return known
}

function exercise() {
  const before = process.cpuUsage()
  const text = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ n, t: 'x'.repeat(n % 30) })))
  for (let round = 0; round < 400; round += 1) JSON.parse(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
