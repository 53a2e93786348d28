/** Trace events in which a page's script runs; layout that it forces counts too. */
const SCRIPT = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'RunMicrotasks',
])

type TraceEvent = {
  readonly name: string
  readonly ph: string
  /** CPU time, microseconds. */
  readonly tdur?: number
}

/**
 * Longest uninterrupted script, ms of CPU time.
 *
 * @throws Error when the trace has no such times, because zero would be wrong
 */
export function longestScriptMs(trace: string): number {
  // as: the format of Chromium's traces.
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const times = traceEvents.flatMap(({ name, ph, tdur }) =>
    ph === 'X' && SCRIPT.has(name) && tdur !== undefined ? [tdur / 1000] : [],
  )
  if (times.length === 0) throw new Error('the trace holds no script')
  return Math.max(...times)
}
