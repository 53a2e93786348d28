import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOldBrowser, OLD_BROWSER_WORDS } from '@omc/shell'
import { afterEach, expect, test, vi } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../../public/old-browser.js'), 'utf8')

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Runs the plain script with this user agent. @returns its text, or null */
function runAs(userAgent: string): string | null {
  vi.stubGlobal('navigator', { userAgent })
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', {
    value: false,
    configurable: true,
  })
  document.body.replaceChildren()
  window.eval(script)
  return document.querySelector('[role="alert"]')?.textContent ?? null
}

const AGENTS = [
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  '',
]

test('the plain script calls the same browsers old as the core does', () => {
  expect(AGENTS.map((agent) => runAs(agent) !== null)).toEqual(AGENTS.map(isOldBrowser))
})

test('the plain script uses the words of the core', () => {
  const said = runAs(AGENTS[0] ?? '')
  const { title, body } = OLD_BROWSER_WORDS
  for (const text of [title.zh, body.zh, title.en, body.en]) expect(said).toContain(text)
})

test('the plain script has nothing that an old browser cannot read', () => {
  expect(script).not.toMatch(/=>|\b(?:let|const|class|import|export)\b|`|\?\.|\?\?|catch \{/)
})
