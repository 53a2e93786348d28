import { fakeTransport, toErrorDocument, type PlannedAnswer } from '@omc/sdk/testing'
import { describe, expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'

const BEAT_MS = 20_000
const LEASE_MS = 90_000
const LOST = { status: 409, body: toErrorDocument(409, 'lease_lost') }

/** A connected account whose first beat stays without an answer until the test gives one. */
async function duringBeat() {
  const rig = createRunRig()
  const { clock, ledger, channel } = rig
  channel.enqueue(3)
  const { run } = rig.open()
  void run.connect()
  await clock.settle()
  const answer = { resolve: (_planned: PlannedAnswer) => {}, reject: (_error: Error) => {} }
  const answered = new Promise<PlannedAnswer>((resolve, reject) =>
    Object.assign(answer, { resolve, reject }),
  )
  ledger.answer('devices.heartbeat', async (request) =>
    fakeTransport().always(request.operation, await answered)(request),
  )
  await clock.advance(BEAT_MS)
  const registrations = () =>
    ledger.calls.filter(({ operation }) => operation === 'devices.register').length
  return { clock, ledger, channel, run, answer, registrations }
}

describe('an answer to a beat that comes late', () => {
  it('does not take back an account that was given back meanwhile', async () => {
    const { clock, run, answer, registrations } = await duringBeat()
    await run.disconnect()
    answer.resolve(LOST)
    await clock.advance(2 * BEAT_MS)
    expect(run.state.link).toEqual({ tag: 'offline' })
    expect(registrations()).toBe(1)
  })

  it('does not end the run of a connection that came after it', async () => {
    const { clock, channel, run, answer, registrations } = await duringBeat()
    await run.disconnect()
    await run.connect()
    void run.start()
    await clock.advance(3_000)
    answer.resolve(LOST)
    await clock.advance(60_000)
    expect(run.state.link.tag).toBe('connected')
    expect(run.state.loop.phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(channel.posts).toHaveLength(3)
    expect(registrations()).toBe(2)
  })

  it('leaves the watch over the device alone that has taken the account meanwhile', async () => {
    const { clock, ledger, channel, run, answer } = await duringBeat()
    void run.start()
    await clock.advance(3_000)
    channel.api()
    ledger.takenBy = 'B-01'
    await clock.advance(BEAT_MS)
    expect(run.state.link).toMatchObject({ tag: 'other-device', deviceName: 'B-01' })
    answer.reject(new Error('timed out'))
    ledger.takenBy = null
    await clock.advance(LEASE_MS)
    expect(run.state.link).toEqual({ tag: 'let-go' })
  })
})
