import { expect, test } from 'vitest'
import { entryKeys } from './entry-keys.ts'

test('equal entries have keys of their own, whatever the others are called', () => {
  const keys = entryKeys(['/tea', '/cup', '/tea', '/tea'])
  expect(keys).toEqual(['1 /tea', '1 /cup', '2 /tea', '3 /tea'])
  const numbered = entryKeys(['a', 'a', 'a 2', '2 a'])
  expect(new Set(numbered).size).toBe(4)
  expect(entryKeys([])).toEqual([])
})
