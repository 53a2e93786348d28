import type { MenuEntry } from '@omc/shell'
import { expect, test } from 'vitest'
import { personOf } from '../../../kit/testing/show-list.tsx'
import { menuOf } from './use-menu.ts'

const linksOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'group' ? linksOf(entry.children) : [entry]))

test('a new badge replaces one entry and leaves the others the same objects', () => {
  const person = personOf('manager')
  if (!person) throw new Error('nobody')
  const before = linksOf(menuOf(person, new Map()))
  const marked = before.at(-1)?.path ?? ''
  const after = linksOf(menuOf(person, new Map([[marked, { badge: 3 }]])))
  const changed = after.filter((entry, at) => entry !== before[at])
  expect(changed.map(({ path, badge }) => [path, badge])).toEqual([[marked, '3']])
  expect(after.length).toBeGreaterThan(20)
})
