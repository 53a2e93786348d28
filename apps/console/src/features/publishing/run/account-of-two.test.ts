import { expect, it } from 'vitest'
import { publishInfo, UID } from '../testing/fake-ledger.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { createAccountRun } from './account-run.ts'

/** A run of one of two accounts of this uid; the server knows which one a platform means. */
async function connected(key: string, deviceNo: string | null = null) {
  const rig = createRunRig()
  const { deps } = rig.open({ isFramed: false })
  const lease = deviceNo === null ? null : { device_no: deviceNo, kind: 'browser', mine: true }
  rig.ledger.always('studio_accounts.get_publish_info', async ({ query }) => {
    const platform = new URLSearchParams(query).get('platform') ?? 'youhaohuo'
    const data = { ...publishInfo(0), platform, lease }
    return { status: 200, requestId: null, body: { data } }
  })
  const run = createAccountRun(deps, key)
  await run.connect()
  const sent = (operation: string) =>
    rig.ledger.calls
      .filter((call) => call.operation === operation)
      .map(({ query, body }) => ({ query, text: JSON.stringify(body) }))
  return { run, sent }
}

it('names the channel of its account wherever it names the account', async () => {
  const { run, sent } = await connected(`jd/${UID}`)
  run.look()
  const asked = sent('studio_accounts.get_publish_info').map(({ query }) => query)
  expect(asked).toEqual([`uid=${UID}&platform=jd`, `uid=${UID}&platform=jd`])
  const [register] = sent('devices.register')
  expect(register?.text).toContain(`"uid":"${UID}","platform":"jd"`)
  expect(register?.text).toContain(`"device_no":"device-number:jd/${UID}"`)
  expect(run.state).toMatchObject({ key: `jd/${UID}`, uid: UID, info: { platform: 'jd' } })
})

it('takes the channel from the first answer where only the uid is known', async () => {
  const { run, sent } = await connected(UID)
  run.look()
  const asked = sent('studio_accounts.get_publish_info').map(({ query }) => query)
  expect(asked).toEqual([`uid=${UID}`, `uid=${UID}&platform=youhaohuo`])
  expect(sent('devices.register')[0]?.text).toContain(`"uid":"${UID}","platform":"youhaohuo"`)
})

it('goes on as the device by which an earlier version held the account in this browser', async () => {
  const { run, sent } = await connected(`jd/${UID}`, `device-number:${UID}`)
  expect(sent('devices.register')[0]?.text).toContain(`"device_no":"device-number:${UID}"`)
  expect(run.state.link.tag).toBe('connected')
})
