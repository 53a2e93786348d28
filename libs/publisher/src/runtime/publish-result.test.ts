import type { FrameOutcome } from '@omc/core'
import { expect, it } from 'vitest'
import { detailOf, levelOf } from './event-log.ts'
import { toFrameContent, type PublishItem, withFlags } from './publish-item.ts'
import { toPublishResult } from './publish-result.ts'

const item: PublishItem = {
  attemptKey: 'key',
  attemptId: '1',
  deviceId: '5',
  fence: 3,
  leaseExpiresAt: 0,
  publishContentId: '9',
  channel: 'jd',
  uid: 'uid',
  title: 'One',
  desc: '',
  images: [],
  paragraphs: [],
  items: [
    { itemId: '1', title: 'Tea' },
    { itemId: '2', title: null },
  ],
  topic: null,
  draft: false,
  activity: true,
}
const nothing = { feedId: null, code: null, message: null }

it.each<[FrameOutcome, object, string, string]>([
  [
    { tag: 'accepted', contentId: 'c', feedId: 'f' },
    { ...nothing, outcome: 'published', feedId: 'f' },
    'f',
    'success',
  ],
  [
    { tag: 'accepted', contentId: 'c', feedId: '' },
    { ...nothing, outcome: 'published', feedId: 'c' },
    'c',
    'success',
  ],
  [
    { tag: 'rejected', code: 'rejected', message: 'too long' },
    { ...nothing, outcome: 'rejected', code: 'rejected', message: 'too long' },
    'rejected: too long',
    'error',
  ],
  [{ tag: 'bot-check', message: '' }, { ...nothing, outcome: 'bot_check' }, 'bot-check', 'error'],
  [
    { tag: 'unknown', reason: 'silence' },
    { ...nothing, outcome: 'unknown', code: 'silence' },
    'silence',
    'warning',
  ],
  [
    { tag: 'not-sent', reason: 'skipped', message: 'by hand' },
    { ...nothing, outcome: 'not_sent', code: 'skipped', message: 'by hand' },
    'skipped: by hand',
    'warning',
  ],
  [
    { tag: 'not-sent', reason: 'content-invalid', message: 'too large' },
    { ...nothing, outcome: 'rejected', code: 'content-invalid', message: 'too large' },
    'content-invalid: too large',
    'warning',
  ],
])('%j is written down as %j, and shown as "%s" (%s)', (outcome, written, shown, level) => {
  expect(toPublishResult(item, outcome)).toEqual({
    attemptKey: 'key',
    attemptId: '1',
    deviceId: '5',
    fence: 3,
    refusedCode: null,
    ...written,
  })
  expect([detailOf(outcome), levelOf(outcome)]).toEqual([shown, level])
})

it('asks the frame for the content with what it has: titles of goods, a topic', () => {
  const asked = toFrameContent(item, { next: () => 0 })
  expect(asked.items).toEqual([{ item_id: '1', title: 'Tea' }, { item_id: '2' }])
  expect(asked).not.toHaveProperty('topic')
  expect(toFrameContent({ ...item, topic: 'tea' }, { next: () => 0 }).topic).toBe('tea')
})

it('keeps what was queued as a draft a draft in a run that publishes, and adds the flags of the run', () => {
  const plain = { draft: false, activity: false }
  expect(withFlags({ ...item, draft: true }, plain)).toMatchObject({ draft: true, activity: true })
  expect(withFlags({ ...item, activity: false }, { draft: true, activity: false })).toMatchObject({
    draft: true,
    activity: false,
  })
})

it('names a refusal that people can mend: a product out of range', () => {
  const refused = { tag: 'rejected', code: 'item_out_of_range', message: '' } as const
  expect(detailOf(refused)).toBe('item-out-of-range')
})
