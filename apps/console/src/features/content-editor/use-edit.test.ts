import { expect, test } from 'vitest'
import { editedIn } from './use-edit.ts'

test('an address names a resource and a record, or nothing', () => {
  expect(editedIn('creator_contents:12')).toEqual({ resource: 'creator_contents', id: '12' })
  for (const text of ['', 'creator_contents', 'creator_contents:', 'creator_contents:0', ':12'])
    expect(editedIn(text)).toBeNull()
})
