import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'
import { createPasswords, type Passwords } from '../../auth/passwords.ts'
import type { Asker } from '../../auth/turns.ts'
import { DEMO_PASSWORD } from '../../seed/demo-people.ts'

let t: TestApp
/** Caller whose turn each password check waited for. */
const lines: Asker[] = []
beforeAll(async () => {
  const real = createPasswords()
  const passwords: Passwords = {
    hash: (password, from) => {
      lines.push(from)
      return real.hash(password, from)
    },
    verify: (stored, password, from) => {
      lines.push(from)
      return real.verify(stored, password, from)
    },
  }
  t = await createTestApp({ services: { passwords } })
})
afterAll(() => t.close())

const NEW = 'a new long one'
const FROM = '10.7.0.1'
const payload = (attributes: object) => ({
  headers: { 'content-type': 'application/vnd.api+json' },
  payload: JSON.stringify({ data: { type: 'users', attributes } }),
})

it.each([
  [
    'a sign-in',
    1,
    () =>
      t.anyone.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { username: 'vip', password: DEMO_PASSWORD },
        remoteAddress: FROM,
      }),
  ],
  [
    'a registration',
    1,
    () =>
      t.anyone.inject({
        method: 'POST',
        url: '/signup',
        payload: { username: 'xiaolin', password: NEW, phone_number: '13900001234', code: '0' },
        remoteAddress: FROM,
      }),
  ],
  [
    'a change of the own password',
    2,
    async () =>
      (await t.as('vip')).inject({
        method: 'PUT',
        url: '/api/v1/users/update_password',
        remoteAddress: FROM,
        ...payload({ current_password: DEMO_PASSWORD, new_password: NEW }),
      }),
  ],
  [
    'a person made by somebody else',
    1,
    async () =>
      (await t.as('manager')).inject({
        method: 'POST',
        url: '/api/v1/users',
        remoteAddress: FROM,
        ...payload({ username: 'xiaohua', password: NEW }),
      }),
  ],
])('%s waits in the line of its own address', async (_what, times, send) => {
  lines.length = 0
  await send()
  expect(lines).toHaveLength(times)
  for (const asker of lines) expect(asker).toContain(FROM)
})
