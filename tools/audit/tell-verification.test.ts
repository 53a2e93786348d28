import { expect, it } from 'vitest'
import { tellVerification } from './tell-verification.ts'

const heads = { current: 'c', chains: {} }
const head = { chain: 'c', sequence: 7, hash: 'ab'.repeat(32), sealedAt: new Date(0) }

it('says in one line that the trail is whole', () => {
  const lines = tellVerification({ ok: true, checked: 7, complete: true, head, breaks: [] }, heads)
  expect(lines).toEqual([`✓ 7 条审计记录完整 / audit rows whole, head c#7 ${'ab'.repeat(8)}`])
})

it('says in a line each what is broken, and that a cut tail needs the head outside', () => {
  const breaks = [
    { auditEventId: 3, chain: 'c', sequence: 3, what: 'changed' },
    { auditEventId: 5, chain: '', sequence: 0, what: 'unsealed' },
  ] as const
  const found = { ok: false, checked: 7, complete: true, head, breaks }
  const [warning, title, first, second] = tellVerification(found, undefined)
  expect(warning).toContain('a cut tail cannot be seen')
  expect(title).toContain('7 rows checked')
  expect(first).toContain('audit row 3 was changed (c#3)')
  expect(second).toMatch(/audit row 5 has no seal$/)
})
