import { beforeEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from './kept-drafts.ts'

beforeEach(() => localStorage.clear())

test('a draft stays with its conversation and its key until it is dropped', () => {
  keepDraft('li', '7', { text: '写到一半', key: 'k1' })
  keepDraft('li', '8', { text: '另一个', key: 'k2' })
  expect(readDraft('li', '7')).toEqual({ text: '写到一半', key: 'k1' })
  keepDraft('li', '7', null)
  expect([readDraft('li', '7'), readDraft('li', '8')?.text]).toEqual([null, '另一个'])
})

test('another person at this computer finds none, and what was stored by nobody is no draft', () => {
  keepDraft('li', '7', { text: '写到一半', key: 'k1' })
  expect(readDraft('wu', '7')).toBeNull()
  for (const stored of ['{', '[]', '{"by":"li","drafts":[["7",{"text":1}]]}']) {
    localStorage.setItem('omc.chat-drafts', stored)
    expect(readDraft('li', '7')).toBeNull()
  }
})

test('the oldest draft goes when there are many', () => {
  // Ids are numbers in text: the oldest draft is not that of the lowest number.
  for (let at = 51; at > 0; at -= 1) keepDraft('li', `${at}`, { text: `${at}`, key: 'k' })
  expect([readDraft('li', '51'), readDraft('li', '1')?.text]).toEqual([null, '1'])
})
