import { expect } from '@playwright/test'
import { test } from './open-catalogue.ts'
import { readIndex } from './read-index.ts'

const stories = readIndex().filter(({ type }) => type === 'story')

for (const title of new Set(stories.map((story) => story.title))) {
  test(`${title}: every state is drawn, works and is accessible`, async ({ show }) => {
    const problems: string[] = []
    for (const { id, name } of stories.filter((story) => story.title === title)) {
      const found = await show(id)
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    expect(problems.join('\n')).toBe('')
  })
}
