import { expect, it } from 'vitest'
import { withChange } from './change-log.ts'

const at = new Date('2026-03-01T08:00:00.000Z')
const by = { userId: 7, username: 'manager' }
const edit = (before: object, values: object) => ({
  before: { ...before },
  values: { ...values },
  at,
  by,
})

it('says who changed what, and leaves out what stays', () => {
  const before = { remark: '旧', user_id: 5, expires_at: new Date('2026-04-01T00:00:00Z') }
  const values = { remark: '新', user_id: '5', expires_at: '2026-04-01T08:00:00+08:00' }
  expect(withChange([], edit(before, values))).toEqual([
    {
      at: at.toISOString(),
      user_id: '7',
      username: 'manager',
      changes: { remark: { from: '旧', to: '新' } },
    },
  ])
})

it('never writes a secret down', () => {
  const log = withChange([], edit({}, { secret: 'hunter2', cookies: null }))
  expect(JSON.stringify(log)).not.toContain('hunter2')
  expect(log).toMatchObject([
    { changes: { secret: { from: null, to: '(set)' }, cookies: { from: null, to: null } } },
  ])
})

it('is left alone when nothing changes, and keeps the newest hundred', () => {
  expect(withChange([{}], edit({ remark: 'a' }, { remark: 'a' }))).toBeUndefined()
  const old = Array.from({ length: 100 }, (_, i) => ({ i }))
  const log = withChange(old, edit({ remark: 'a' }, { remark: 'b' }))
  expect(log).toHaveLength(100)
  expect(log?.at(-1)).toEqual({ i: 98 })
})
