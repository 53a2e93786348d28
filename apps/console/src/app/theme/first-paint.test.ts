import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { paintTheme, parseTheme } from './theme-store.ts'

const script = readFileSync('public/first-paint.js', 'utf8')

beforeEach(() => {
  localStorage.clear()
  document.body.className = 'theme-green-white'
  delete document.body.dataset['density']
})

const seen = (body: HTMLElement) => ({
  classes: [...body.classList].sort(),
  density: body.dataset['density'],
  scheme: document.documentElement.style.colorScheme,
})

test.each([
  [null, false],
  [null, true],
  ['{"themeName":"ocean","mode":"dark","density":"compact"}', false],
  ['{"themeName":"red-black","mode":"light","density":"comfortable"}', true],
  ['{"themeName":"blue-white","mode":"system"}', true],
  ['not json', true],
  ['null', false],
])(
  'paints %s on a screen that prefers dark = %s as the console does later',
  (kept, prefersDark) => {
    if (kept !== null) localStorage.setItem('omc.theme', kept)
    vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }))
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the file runs as it is served
    new Function(script)()
    const early = seen(document.body)
    let raw: unknown = null
    try {
      raw = JSON.parse(kept ?? 'null')
    } catch {
      raw = null
    }
    paintTheme(document.body, parseTheme(raw), prefersDark)
    expect(early).toEqual(seen(document.body))
    vi.unstubAllGlobals()
  },
)
