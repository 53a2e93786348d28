import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as acl from '@omc/acl'
import * as core from '@omc/core'
import * as shell from '@omc/shell'
import type { Page } from '@playwright/test'
import { GUEST_NAME } from '../src/kernel/session/shown-person.ts'
import { readPage } from './look/read-page.ts'
import { settle } from './look/settle.ts'
import { MARKS } from './pseudo/pseudo-text.ts'
import { readTexts } from './pseudo/read-texts.ts'
import { buildPage, type BuiltPage } from './support/built-page.ts'
import { serveOver } from './support/serve-over.ts'
import { origin } from './support/system.ts'
import { expect, LONG, test } from './support/test.ts'

const STRANGER = ['/login', '/register', '/404'] as const
const PERSON = [
  '/home',
  '/carry/content/list',
  '/carry/publish/list',
  '/setting/user',
  '/console',
  '/ucenter/password',
  '/ucenter/landing',
  '/403',
] as const

/** Names of engines, keys and words that are the same in every language: not translated. */
const NAMES = ['简体中文', 'English', 'Google', 'Bing', 'ID', 'v2.0.0']

let built: BuiltPage
test.beforeAll(async () => {
  test.setTimeout(300_000)
  built = await buildPage({}, join(import.meta.dirname, 'pseudo'))
})
test.afterAll(() => built.remove())

/** All translated words that a library's exports contain, at any depth. */
function wordsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inner = (value instanceof Map ? [...value.values()] : Object.values(value)).flatMap((one) =>
    wordsOf(one, seen),
  )
  return 'en' in value && typeof value.en === 'string' ? [value.en, ...inner] : inner
}
const WORDS = new Set([
  ...wordsOf([{ ...acl }, { ...core }, { ...shell }, GUEST_NAME, ...(await fieldFacts())]),
  ...NAMES,
])

/** Labels of attributes and inputs in the generated contract. */
async function fieldFacts(): Promise<unknown[]> {
  const generated = join(import.meta.dirname, '../../../libs/sdk/src/generated')
  const folders = ['fields', 'forms'].map((name) => join(generated, name))
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  )
  return Promise.all(files.flat().map((file) => import(file) as Promise<unknown>))
}

/** Collects the JSON answers of the server: texts found in them are data. */
function listen(page: Page): () => string {
  const answers: string[] = []
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    response.text().then(
      (text) => answers.push(text),
      () => {
        // The page left before the answer was read.
      },
    )
  })
  return () => answers.join('\n')
}

async function judge(page: Page, path: string, said: () => string): Promise<string[]> {
  await page.goto(`${origin}/#${path}`)
  await settle(page)
  const faults: string[] = []
  const { raw, overlaps } = await page.evaluate(readTexts, MARKS[0])
  const { clipped, overflow } = await readPage(page, 0)
  const data = said()
  for (const { text, at } of raw) {
    // Times and the date of the workbench are formatted by the platform.
    if (at === 'time' || text.includes(shell.formatDay(Date.now(), 'en', 'Asia/Shanghai'))) continue
    const isKnown = [...WORDS].some(
      (word) => text === word || text.split(/[·:,]\s*/).includes(word),
    )
    const isData = text
      .split(/[\s·,()]+/)
      .every((word) => data.includes(word) || !/[A-Za-z]{3,}/.test(word))
    if (!isKnown && !isData) faults.push(`raw <${at}> ${text}`)
  }
  return [
    ...faults,
    ...overlaps.map((one) => `overlap ${one}`),
    ...clipped.map((one) => `cut off ${one}`),
    ...(overflow > 0 ? [`overflow ${overflow} px`] : []),
  ].map((fault) => `${path} ${page.viewportSize()?.width}: ${fault}`)
}

for (const width of [1440, 390]) {
  const tag = width === 390 ? [] : LONG
  test(
    `long accented texts: none is raw, cut off or covered at ${width}`,
    { tag },
    async ({ browser, openAs }) => {
      test.setTimeout(300_000)
      const speak = () => localStorage.setItem('omc.language', '"en"')
      const faults: string[] = []
      const strange = await browser.newContext({ viewport: { width, height: 900 } })
      try {
        for (const [page, paths] of [
          [await strange.newPage(), STRANGER],
          [await openAs('manager'), PERSON],
        ] as const) {
          await page.setViewportSize({ width, height: 900 })
          await serveOver(page, built)
          const said = listen(page)
          await page.addInitScript(speak)
          await page.goto(`${origin}/#${paths[0]}`)
          await page.reload()
          await expect(page.locator('html')).toHaveAttribute('lang', 'en')
          await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKS[0])
          for (const path of paths) faults.push(...(await judge(page, path, said)))
        }
      } finally {
        await strange.close()
      }
      expect(faults).toEqual([])
    },
  )
}
