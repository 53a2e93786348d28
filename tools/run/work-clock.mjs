import { availableParallelism, loadavg } from 'node:os'

/** CPU time of one `exercise` on the machine whose minutes the limits are written in. */
const REFERENCE_MS = 13
/** A hanging step is killed after this multiple of its limit, however busy the machine is. */
const MOST_SLOWDOWN = 8

/**
 * Clock that advances by the work a machine can do: one minute of a quiet machine is several
 * minutes of a slower or overloaded one.
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

/** Current slowdown of this machine relative to a quiet one of reference speed. */
export function machineSlowdown() {
  return slowness() * Math.max(1, loadavg()[0] / availableParallelism())
}

let known
/** Slowdown of the hardware: CPU time, which other programs hardly change. Measured once. */
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
