import { beforeEach, expect, test } from 'vitest'
import { createDrafts } from './drafts.ts'

beforeEach(() => sessionStorage.clear())

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

test('a draft is found again after a reload by the same person only', () => {
  createDrafts().follow('1/mei')
  const before = createDrafts()
  before.keep('user:7', { name: 'half a name' })
  const after = createDrafts()
  after.follow('1/mei')
  expect(after.read('user:7')).toEqual({ name: 'half a name' })
  after.follow('1/lin')
  expect(createDrafts().read('user:7')).toBeUndefined()
})

test('a storage that is blocked or holds something else keeps the page going', () => {
  sessionStorage.setItem('omc.drafts', '{"owner":1,"drafts":"none"}')
  expect(createDrafts().read('user:7')).toBeUndefined()
  const drafts = createDrafts(() => {
    throw new Error('blocked')
  })
  drafts.follow('1/mei')
  drafts.keep('user:7', 'half a name')
  expect(drafts.read('user:7')).toBe('half a name')
})
