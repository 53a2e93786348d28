/** Kinds of trace events in which a page's own script runs; what it makes the browser lay out counts with it. */
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
  /** On the processor, microseconds. */
  readonly tdur?: number
}

/**
 * The longest time that script ran without a break, ms on the processor.
 *
 * @throws Error when the trace has no such times: zero would flatter
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
