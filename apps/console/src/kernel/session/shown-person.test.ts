import { behaviour } from '@omc/behaviours/vitest'
import { expect, test } from 'vitest'
import { parsePerson } from './person.ts'
import { shownPerson } from './shown-person.ts'

test('after a reset name and picture are those of a guest again', () => {
  const read = parsePerson({ username: 'wu', full_name: '吴小满', avatar: '/a.png', roles: [] })
  const person = read.tag === 'ok' ? read.person : null
  expect(shownPerson(person, 'zh')).toEqual({ name: '吴小满', avatar: '/a.png' })
  behaviour('B-123', () => {
    expect(shownPerson(null, 'zh')).toEqual({ name: '访客', avatar: './guest.svg' })
    expect(shownPerson(null, 'en').name).toBe('Guest')
  })
})
