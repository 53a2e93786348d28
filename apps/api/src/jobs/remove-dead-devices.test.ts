import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Bench, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'
import { forgetOld } from './forget-old.ts'
import { DEVICE_KEPT_DAYS } from './remove-dead-devices.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const DAY_MS = 86_400_000
const clean = () => desk.t.database.asServer((db) => forgetOld(db, desk.t.clock.now()))
const listed = async (...benches: Bench[]) => {
  const { body } = await desk.operator.get('/api/v1/devices', { 'page[size]': '100' })
  const ids = new Set(body.data.map(({ id }: { id: string }) => id))
  return benches.map(({ deviceId }) => ids.has(deviceId))
}

it('devices that were not seen for a month leave the list; their attempts still name them', async () => {
  const [gone, waiting, alive, young] = [
    await desk.account(),
    await desk.account(),
    await desk.account(),
    await desk.account(),
  ]
  await gone.queue()
  await gone.post(await gone.send())
  await waiting.queue()
  const open = await waiting.send()
  desk.t.clock.advance(DEVICE_KEPT_DAYS * DAY_MS - 1)
  await young.register()
  await clean()
  expect(await listed(gone, waiting, alive, young)).toEqual([true, true, true, true])
  desk.t.clock.advance(2)
  // Its lease lives, whenever it was seen.
  await desk.t.rows('update account_leases set expires_at = $1 where studio_account_id = $2', [
    new Date(desk.t.clock.now().getTime() + 1000),
    alive.accountId,
  ])
  await clean()
  expect(await listed(gone, waiting, alive, young)).toEqual([false, true, true, true])
  expect((await desk.attempt(open.attemptId)).device_id).toBe(Number(waiting.deviceId))
  expect(
    await desk.t.rows(
      'select count(*)::int as attempts from publish_attempts where device_id = $1',
      [gone.deviceId],
    ),
  ).toEqual([{ attempts: 1 }])
  const late = await gone.by.post(`/api/v1/devices/${gone.deviceId}/heartbeat`, {})
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'no_account'])
  // The same device comes back as the same row.
  expect((await gone.register()).body.data.id).toBe(gone.deviceId)
  expect(await listed(gone)).toEqual([true])
})
