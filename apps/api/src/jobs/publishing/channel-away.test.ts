import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problem } from '../../kernel/problem.ts'
import {
  contentStates,
  createDesk,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createNight, type Night, type Process } from './testing/night.ts'

const MINUTE = 60_000

let desk: Desk
let night: Night
let open: Process[]
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  desk.t.gateway.reset()
  night = createNight(desk.t, desk.sweep)
  open = []
})
afterEach(async () => {
  for (const process of open) process.kill()
  await desk.t.rows(`update studio_accounts set publish_by = 'browser'`)
  if (night.errors.length > 0) throw new AggregateError(night.errors, 'a run did not get through')
})

function begin(): Process {
  const process = night.open()
  open.push(process)
  return process
}

const served = (values?: Parameters<Desk['account']>[0]) => servedAccount(desk, values)
const statesOf = (bench: Bench) => contentStates(desk, bench)

describe('the channel of a run', () => {
  it('is asked at the address that it has when an item is claimed', async () => {
    const bench = await served({ publish_gap_s: 300 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    const addresses: string[] = []
    desk.t.gateway.answer('publishPost', async ({ baseUrl }, { attempt_key: key }) => {
      addresses.push(baseUrl)
      desk.t.gateway.answers.set(key, { tag: 'found', feedId: `feed-${key}` })
      return { tag: 'posted', postId: `post-${key}`, feedId: `feed-${key}` }
    })
    begin()
    await night.pass(MINUTE)
    const [before] = addresses
    const next = 'https://moved.example/gateway'
    await desk.t.rows(`update channels set base_url = $1 where name = 'daorc'`, [next])
    await night.pass(7 * MINUTE)
    await desk.t.rows(`update channels set base_url = $1 where name = 'daorc'`, [before])
    expect(addresses).toEqual([before, next])
  })

  it('is waited for where it refuses the token: nothing is claimed, and the sign-in stays', async () => {
    const bench = await served()
    const id = await bench.queue({ title: 'one' })
    const meta = { channel: 'daorc', status: 401, code: 'unauthorized', message: 'wrong token' }
    desk.t.gateway.fail(
      'account',
      problem('channel_refused', { channel: 'daorc', said: 'wrong token' }, { meta }),
    )
    begin()
    await night.pass(3 * MINUTE)
    expect(await desk.accountRow(bench.accountId)).toMatchObject({ expires_at: null })
    expect(await desk.events(id)).not.toContain('claimed')
    desk.t.gateway.reset()
    await night.pass(2 * MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
  })
})
