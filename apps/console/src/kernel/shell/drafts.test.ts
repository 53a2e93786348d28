import { expect, test } from 'vitest'
import { createDrafts } from './drafts.ts'

test('F12: the same person finds a draft again, another one finds none, and never will', () => {
  const drafts = createDrafts()
  drafts.follow('1/mei')
  drafts.keep('user:7', 'half a name')
  drafts.follow('1/mei')
  expect(drafts.read('user:7')).toBe('half a name')
  drafts.follow('1/lin')
  expect(drafts.read('user:7')).toBeUndefined()
  drafts.follow('1/mei')
  expect(drafts.read('user:7')).toBeUndefined()
})

test('F12: what was saved, closed or signed out of leaves no draft', () => {
  const drafts = createDrafts()
  drafts.follow('1/mei')
  drafts.keep('user:7', 'half a name')
  drafts.drop('user:7')
  expect(drafts.read('user:7')).toBeUndefined()
  drafts.keep('user:8', 'another')
  drafts.clear()
  expect(drafts.read('user:8')).toBeUndefined()
})
