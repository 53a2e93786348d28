import { expect, test } from 'vitest'
import { entryKeys } from './entry-keys.ts'

test('equal entries have keys of their own, the others are their keys', () => {
  expect(entryKeys(['/tea', '/cup', '/tea', '/tea'])).toEqual(['/tea', '/cup', '/tea 2', '/tea 3'])
  expect(entryKeys([])).toEqual([])
})
