import { readFileSync } from 'node:fs'
import { bodyMarks, deviceOf, parseThemeSettings } from '@omc/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paintBody } from './paint-body.ts'

const script = readFileSync('public/first-paint.js', 'utf8')
const WIDE = 1440
const NARROW = 390

beforeEach(() => {
  localStorage.clear()
  document.body.className = 'theme-green-white'
  delete document.body.dataset['density']
})
afterEach(() => vi.unstubAllGlobals())

const seen = (body: HTMLElement) => ({
  classes: [...body.classList].sort(),
  density: body.dataset['density'],
  scheme: document.documentElement.style.colorScheme,
})

test.each([
  [null, false, WIDE],
  [null, true, WIDE],
  ['{"themeName":"ocean","mode":"dark","density":"compact"}', false, WIDE],
  ['{"themeName":"red-black","mode":"light","density":"comfortable"}', true, WIDE],
  ['{"themeName":"blue-white","mode":"system"}', true, WIDE],
  ['{"themeName":"green-purple","mode":"neon","density":"huge","background":"stars"}', false, WIDE],
  ['{"background":"vab-background"}', false, WIDE],
  ['{"background":"vab-background","layout":"column"}', true, WIDE],
  ['{"background":"vab-background","layout":"horizontal"}', false, WIDE],
  ['{"background":"vab-background","layout":"float"}', false, WIDE],
  ['{"background":"vab-background","layout":"float"}', false, NARROW],
  ['{"themeName":["ocean"],"layout":["float"],"background":"vab-background"}', false, WIDE],
  ['{"themeName":7,"background":["vab-background"]}', false, WIDE],
  ['not json', true, WIDE],
  ['null', false, WIDE],
  ['[]', false, WIDE],
])(
  'paints %s on a screen that prefers dark = %s and is %s px wide as the console does later',
  (kept, prefersDark, widthPx) => {
    if (kept !== null) localStorage.setItem('omc.theme', kept)
    vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }))
    vi.stubGlobal('innerWidth', widthPx)
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the file runs as it is served
    new Function(script)()
    const early = seen(document.body)
    const settings = parseThemeSettings(parsed(kept))
    paintBody(document.body, bodyMarks(settings, { prefersDark, device: deviceOf(widthPx) }))
    expect(early).toEqual(seen(document.body))
  },
)

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
