import { afterEach } from 'vitest'
import type { Clock } from '../src/clock.ts'
import { createSandbox } from '../src/create-sandbox.ts'
import type { Sandbox, SandboxOptions } from '../src/create-sandbox.ts'

export const TOKEN = 'sandbox-demo-token'
export const CONSOLE = 'http://localhost:8080'
export const bearer = { authorization: `Bearer ${TOKEN}` }

const running: Sandbox[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()))
})

/** A fixed clock that records requested sleeps. */
export function stillClock(): Clock & { slept: number[] } {
  const slept: number[] = []
  return {
    slept,
    now: () => Date.UTC(2026, 5, 1, 4, 30),
    sleep: async (ms) => {
      slept.push(ms)
    },
  }
}

/** A sandbox that is stopped after the test. */
export async function sandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const made = await createSandbox({
    port: 0,
    token: TOKEN,
    consoleOrigins: [CONSOLE],
    clock: stillClock(),
    ...options,
  })
  running.push(made)
  return made
}

/** A content as the console sends it. */
export const content = (fields: object = {}) => ({
  attempt_key: 'key-1',
  channel: 'jd',
  uid: 'u1',
  title: '保温杯怎么选',
  desc: '',
  images: ['/pictures/1.svg'],
  paragraphs: ['第一段'],
  items: [{ item_id: '1001', title: '保温杯' }],
  draft: false,
  activity: false,
  ...fields,
})

export const POSTS = '/gateway/v1/platforms/jd/accounts/u1/posts'

/** Publishes over the gateway. */
export const publish = ({ app }: Sandbox, fields: object = {}) =>
  app.inject({ method: 'POST', url: POSTS, headers: bearer, payload: content(fields) })

/** Plants faults. */
export const plant = ({ app }: Sandbox, document: object) =>
  app.inject({ method: 'PUT', url: '/faults', headers: bearer, payload: document })

/** How many posts there are, and how many repeat a key. */
export const counts = async ({ app }: Sandbox) => {
  const { total, duplicates } = (await app.inject('/posts')).json()
  return { total, duplicates }
}
