import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

/** A person passes the check of the channel. */
const pass = ({ by, accountId }: Bench) =>
  by.post(`/api/v1/studio_accounts/${accountId}/end_bot_check`, {})

const claimCode = async (bench: Bench) => {
  const { status, body } = await bench.claim()
  return status === 200 ? body.data.id : body.errors[0].meta.why
}

/** An account whose channel has just asked for a check, with another item that waits for its retry. */
async function checked() {
  const bench = await desk.account()
  const failed = await bench.queue()
  await bench.report(await bench.send(), 'upload_failed')
  const stopped = await bench.queue()
  await bench.report(await bench.send(), 'bot_check')
  return { bench, failed, stopped }
}

describe('studio_accounts.end_bot_check', () => {
  it('lets the account and the item that waits for the check go on at once, and nothing else', async () => {
    const { bench, failed, stopped } = await checked()
    expect(await claimCode(bench)).toBe('cooldown')
    const waited = await desk.content(failed)
    expect((await pass(bench)).body.data).toEqual({ ended: true })
    expect(await desk.accountRow(bench.accountId)).toMatchObject({
      cooldown_until: null,
      cooldown_why: null,
    })
    expect(await desk.content(failed)).toEqual(waited)
    expect(await claimCode(bench)).toBe(String(stopped))
  })

  it('is written down once: by whom, and in the events of the account', async () => {
    const { bench } = await checked()
    expect((await pass(bench)).body.data).toEqual({ ended: true })
    expect((await pass(bench)).body.data).toEqual({ ended: false })
    const [events, audited] = await Promise.all([
      desk.t.rows(
        `select user_id, detail from publish_events where studio_account_id = $1 and kind = 'resumed'`,
        [bench.accountId],
      ),
      desk.t.rows(
        `select after from audit_events where operation = 'studio_accounts.end_bot_check'
          and subject_ids @> array[$1::text] order by id`,
        [String(bench.accountId)],
      ),
    ])
    expect(events).toEqual([{ user_id: desk.operator.userId, detail: { why: 'verified' } }])
    expect(audited).toEqual([{ after: { ended: true } }, { after: { ended: false } }])
  })

  it('ends no other wait: a gap counts on', async () => {
    const bench = await desk.account({ publish_gap_s: 900 })
    await bench.queue()
    await bench.report(await bench.send(), 'bot_check')
    expect((await pass(bench)).body.data).toEqual({ ended: true })
    expect(await claimCode(bench)).toBe('gap')
    expect((await pass(bench)).body.data).toEqual({ ended: false })
    expect(await claimCode(bench)).toBe('gap')
  })

  it('is not for a colleague of the team whose account it is not', async () => {
    const { bench } = await checked()
    const { userId } = await desk.t.as('creator')
    await desk.t.rows('update studio_accounts set user_id = $1 where id = $2', [
      userId,
      bench.accountId,
    ])
    expect((await pass(bench)).status).toBe(404)
    expect((await desk.accountRow(bench.accountId)).cooldown_why).toBe('bot_check')
    // It is for everybody of the team once it is nobody's own.
    await desk.t.rows('update studio_accounts set user_id = null where id = $1', [bench.accountId])
    expect((await pass(bench)).body.data).toEqual({ ended: true })
  })

  it('is not for another team', async () => {
    const { bench } = await checked()
    const by = await desk.t.as('operator2')
    expect((await pass({ ...bench, by })).status).toBe(404)
    expect(await claimCode(bench)).toBe('cooldown')
  })
})
