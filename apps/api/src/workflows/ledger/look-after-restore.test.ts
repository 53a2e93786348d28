import { expect, it } from 'vitest'
import type { OwnPosts } from '../../gateway/gateway.ts'
import { judgePosts } from './look-after-restore.ts'

const MARK = '1f0e7a52-93c4-4d1b'
const ITEM = {
  mark: `${MARK}-8a00-000000000000`,
  title: '露营灯',
  knownFeedIds: new Set(['known']),
}
const ofItem = { attemptKey: `${MARK}-9b11-aaaaaaaaaaaa`, feedId: 'f-1', title: 'another title' }
const judge = (...posts: Extract<OwnPosts, { tag: 'all' }>['posts']) =>
  judgePosts({ tag: 'all', posts }, ITEM)

it('a post whose key begins with the mark of the item is its own, whatever its title', () => {
  expect(judge({ ...ofItem, attemptKey: 'other', feedId: 'f-0' }, ofItem)).toEqual({
    tag: 'found',
    feedId: 'f-1',
  })
})

it('a post that the ledger knows is of another item, with this mark or this title', () => {
  expect(judge({ ...ofItem, feedId: 'known', title: ITEM.title })).toEqual({ tag: 'absent' })
})

it('a post with the title and another key, or none, leaves it open', () => {
  for (const attemptKey of [`${MARK.slice(0, -1)}x-9b11-aaaaaaaaaaaa`, undefined])
    expect(judge({ feedId: 'f-2', title: ITEM.title, attemptKey })).toMatchObject({
      tag: 'unclear',
    })
})

it('posts of other titles, or none at all, prove that it was not sent', () => {
  expect(judge({ feedId: 'f-3', title: '帐篷', attemptKey: undefined })).toEqual({ tag: 'absent' })
  expect(judge()).toEqual({ tag: 'absent' })
})

it('a channel that cannot tell proves nothing', () => {
  expect(judgePosts({ tag: 'unclear', why: 'busy' }, ITEM)).toEqual({ tag: 'unclear', why: 'busy' })
})
