import { expect, it } from 'vitest'
import { longestScriptMs } from './longest-script.ts'

const trace = (...traceEvents: readonly object[]) => JSON.stringify({ traceEvents })

it('takes the longest piece of script, by the processor and not by the clock', () => {
  expect(
    longestScriptMs(
      trace(
        { name: 'FunctionCall', ph: 'X', dur: 90_000, tdur: 4_000 },
        { name: 'RunMicrotasks', ph: 'X', dur: 9_000, tdur: 7_500 },
        { name: 'Layout', ph: 'X', dur: 50_000, tdur: 50_000 },
      ),
    ),
  ).toBe(7.5)
})

it('does not take a trace without times for a quick page', () => {
  expect(() => longestScriptMs(trace({ name: 'FunctionCall', ph: 'X', dur: 1 }))).toThrow(
    'no script',
  )
})
