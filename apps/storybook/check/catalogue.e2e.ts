import { expect } from '@playwright/test'
import { test } from './open-catalogue.ts'
import { type Entry, readIndex } from './read-index.ts'

const OWN_LOOKS = ['Dark', 'Compact', 'Long']
const isDrawnOnly = ({ name, tags }: Entry) =>
  !OWN_LOOKS.includes(name) && !tags.includes('play-fn')

const stories = readIndex().filter(({ type }) => type === 'story')

for (const title of new Set(stories.map((story) => story.title))) {
  test(`${title}: every state is drawn, works and is accessible`, async ({ show, states }) => {
    const problems: string[] = []
    const due = stories.filter((story) => story.title === title)
    for (const { id, name } of states === 'all' ? due : due.filter(isDrawnOnly)) {
      const found = await show(id)
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    expect(problems.join('\n')).toBe('')
  })
}
