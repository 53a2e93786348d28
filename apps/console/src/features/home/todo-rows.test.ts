import { expect, test } from 'vitest'
import type { Counted } from '../waiting/use-waits.ts'
import type { WaitKind } from '../waiting/wait-rules.ts'
import { todoRows } from './todo-rows.ts'

const counted = (kind: WaitKind, total: number | 'failed'): Counted => ({
  wait: { kind, path: '/x', address: `/x?t=${kind}`, resource: 'carry_contents', args: {} },
  count: total === 'failed' ? undefined : { total, isAtLeast: false },
  isFailed: total === 'failed',
  isLoading: false,
  retry: () => undefined,
})
const none = { interrupted: [], unread: 0 }

test('what is at nothing leaves, and a failed count stays without a number', () => {
  const rows = todoRows({
    counted: [counted('unknown', 0), counted('expired', 'failed'), counted('review', 3)],
    ...none,
  })
  expect(rows.map(({ kind, count, to }) => [kind, count?.total, to])).toEqual([
    ['expired', undefined, '/x?t=expired'],
    ['review', 3, '/x?t=review'],
  ])
})

test('an interrupted run stands behind what the channels stopped, notices stand last', () => {
  const rows = todoRows({
    counted: [counted('unknown', 1), counted('botChecks', 1), counted('expired', 1)],
    interrupted: [{ uid: '8/8', platform: 'jd', name: '小红豆' }],
    unread: 6,
  })
  expect(rows.map(({ kind }) => kind)).toEqual([
    'unknown',
    'botChecks',
    'interrupted',
    'expired',
    'notices',
  ])
  expect(rows[2]).toMatchObject({
    count: { total: 1 },
    name: '小红豆',
    to: '/console?uid=8%2F8&platform=jd',
  })
  expect(rows[4]).toMatchObject({ count: { total: 6 }, to: null })
})
