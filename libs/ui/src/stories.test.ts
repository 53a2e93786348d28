import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import * as library from './index.ts'
import type { Usage } from './testing/index.ts'

type StoriesFile = {
  readonly default: {
    readonly title: string
    readonly component: unknown
    readonly subcomponents?: Readonly<Record<string, unknown>>
    readonly parameters?: { readonly usage?: Usage }
  }
  readonly [story: string]: unknown
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .sort()
const read = new Map<string, StoriesFile>()

beforeAll(async () => {
  for (const path of files) {
    read.set(path, await import(/* @vite-ignore */ join(import.meta.dirname, path)))
  }
})

it('shows every component of the library in the catalogue', () => {
  const shown = new Set(
    [...read.values()].flatMap(({ default: meta }) => [
      meta.component,
      ...Object.values(meta.subcomponents ?? {}),
    ]),
  )
  const components = Object.entries(library).filter(([name]) => /^[A-Z][a-z]/.test(name))
  expect(components.length).toBeGreaterThan(35)
  expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual(
    [],
  )
})

it.each(files)(
  '%s starts with the default state, shows the dark one and says what it is for',
  (path) => {
    const file = read.get(path)
    expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(['Default', 'Dark']))
    const usage = file?.default.parameters?.usage
    for (const text of [usage?.use, usage?.avoid, ...(usage?.keys ?? []).map(({ does }) => does)]) {
      expect(text?.zh).toMatch(/\p{Script=Han}/u)
      expect(text?.en).toMatch(/[a-z]/)
    }
  },
)
