import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './open-catalogue.ts'
import { CATALOGUE, type Entry, readIndex } from './read-index.ts'

const OWN_LOOKS = ['Dark', 'Compact', 'Long']
const hasNoOwnLook = ({ name }: Entry) => !OWN_LOOKS.includes(name)

/** Stories of a component that are due in a look. */
const DUE = {
  all: (stories: readonly Entry[]) => stories,
  common: (stories: readonly Entry[]) => stories.filter(hasNoOwnLook),
  first: (stories: readonly Entry[]) => stories.slice(0, 1),
} as const

const stories = readIndex().filter(({ type }) => type === 'story')

test('the catalogue holds every file of stories there is', () => {
  const shown = new Set(stories.map(({ importPath }) => join(CATALOGUE, '..', importPath)))
  const root = join(import.meta.dirname, '../../..')
  const written = globSync('{apps/storybook,libs/*}/src/**/*.stories.tsx', { cwd: root })
  expect(written.length).toBeGreaterThan(40)
  expect(written.map((path) => join(root, path)).filter((path) => !shown.has(path))).toEqual([])
})

for (const title of new Set(stories.map((story) => story.title))) {
  test(`${title}: every state is drawn, works and is accessible`, async ({ show, states }) => {
    const problems: string[] = []
    const due = DUE[states](stories.filter((story) => story.title === title))
    for (const { id, name } of due) {
      const found = await show(id)
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    expect(problems.join('\n')).toBe('')
  })
}
