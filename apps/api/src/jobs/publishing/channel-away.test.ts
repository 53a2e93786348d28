import { beforeEach, describe, expect, it } from 'vitest'
import { problem } from '../../kernel/problem.ts'
import {
  contentStates,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import type { Night } from './testing/night.ts'
import { useNight } from './testing/use-night.ts'

const MINUTE = 60_000

const scene = useNight()
const { begin } = scene
let desk: Desk
let night: Night
beforeEach(() => {
  ;({ desk, night } = scene)
})

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

describe('a channel that is away', () => {
  const away = () =>
    desk.t.gateway.fail('account', problem('channel_unreachable', { channel: 'daorc' }))
  const holdsOf = async ({ accountId, by }: Bench) => {
    const { body } = await by.get('/api/v1/studio_accounts/queue_holds', { ids: String(accountId) })
    return body.data[0].holds.map(({ why }: { why: string }) => why)
  }
  const told = ({ uid }: Bench) =>
    desk.t.rows<{ user_id: number }>(
      `select user_id from system_notices where title_code = 'channel_away' and action like $1`,
      [`%${uid}`],
    )

  it('is said: a hold at once, a notice after 15 minutes, a line of the log at both ends', async () => {
    const bench = await served()
    await bench.queue()
    away()
    const first = begin()
    await night.pass(14 * MINUTE)
    expect(await holdsOf(bench)).toEqual(['channel_away'])
    expect(await told(bench)).toEqual([])
    await night.pass(4 * MINUTE)
    expect(await told(bench)).toEqual([{ user_id: bench.by.userId }])
    // Another process goes on with the account: the outage is the same.
    first.kill()
    begin()
    await night.pass(20 * MINUTE)
    expect(await told(bench)).toHaveLength(1)
    const waits = 'a run waits for its channel'
    expect(night.lines).toEqual([waits, waits])
    desk.t.gateway.reset()
    await night.pass(MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
    expect(night.lines).toEqual([waits, waits, 'the channel of a run answers again'])
    away()
    await bench.queue()
    await night.pass(17 * MINUTE)
    expect(await told(bench)).toHaveLength(2)
  })

  it('is no hold any more once it answers', async () => {
    const bench = await served({ publish_gap_s: 300 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    away()
    begin()
    await night.pass(2 * MINUTE)
    expect(await holdsOf(bench)).toEqual(['channel_away'])
    desk.t.gateway.reset()
    await night.pass(2 * MINUTE)
    expect(await holdsOf(bench)).toEqual(['gap'])
  })
})
