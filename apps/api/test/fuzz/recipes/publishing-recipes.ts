import { createFactories } from '../../factories.ts'
import type { Caller, TestApp } from '../../support.ts'
import type { Kitchen, Prepared, Recipe } from '../kitchen.ts'

/** An account that no other device holds. */
async function freshAccount({ t, caller }: Kitchen) {
  const own = { business_team_id: caller.teamId, user_id: caller.userId }
  return createFactories(t.database).account({ ...own, uid: crypto.randomUUID() })
}

const post = async (caller: Caller, path: string, attributes: object) => {
  const answer = await caller.post(`/api/v1/${path}`, attributes)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** A device that holds the lease of a new account. */
async function leased(kitchen: Kitchen) {
  const account = await freshAccount(kitchen)
  const device = await post(kitchen.caller, 'devices/register', {
    name: '前台电脑',
    device_no: crypto.randomUUID(),
    uid: account.uid,
  })
  return { account, deviceId: String(device.id), fence: Number(device.attributes.fence) }
}

/** The same, with something in the queue. */
async function queued(kitchen: Kitchen) {
  const desk = await leased(kitchen)
  const own = { business_team_id: kitchen.caller.teamId, user_id: kitchen.caller.userId }
  const make = createFactories(kitchen.t.database)
  const content = await make.content(own)
  await make.queued({ ...own, studio_account_id: desk.account.id, content_id: content.id })
  return desk
}

/** The same, claimed: the attempt is open. */
async function claimed(kitchen: Kitchen) {
  const desk = await queued(kitchen)
  const answer = await kitchen.caller.get('/api/v1/carry_contents/get_publish_content', {
    device_id: desk.deviceId,
  })
  const { attempt_id, attempt_key, fence } = answer.body.data.attributes
  return { ...desk, id: String(attempt_id), key: String(attempt_key), fence: Number(fence) }
}

/** The same, with a result nobody knows. */
async function unknown(kitchen: Kitchen) {
  const open = await claimed(kitchen)
  await post(kitchen.caller, `publish_attempts/${open.id}/submitting`, { fence: open.fence })
  await post(kitchen.caller, 'carry_contents/set_publish_response', {
    attempt_key: open.key,
    device_id: open.deviceId,
    fence: open.fence,
    outcome: 'unknown',
  })
  return open
}

async function content({ t, caller }: { t: TestApp; caller: Caller }): Promise<string> {
  const own = { business_team_id: caller.teamId, user_id: caller.userId }
  return String((await createFactories(t.database).content(own)).id)
}

/** By a filter, with the number of rows that the person saw. */
async function matchingAll({ caller }: Kitchen) {
  const path = '/api/v1/carry_contents'
  const { body } = await caller.get(path, { 'filter[status]': 'checked', 'page[size]': '1' })
  return {
    ids: undefined,
    matching: { status: 'checked' },
    expected_count: body.meta.record_count as number,
  }
}

const claiming: Recipe = async (kitchen) => ({
  query: { device_id: (await queued(kitchen)).deviceId },
})

const answering: Recipe = async (kitchen) => {
  const { id, key, deviceId, fence } = await claimed(kitchen)
  await post(kitchen.caller, `publish_attempts/${id}/submitting`, { fence })
  return { attributes: { attempt_key: key, device_id: deviceId, fence } }
}

const ofAttempt: Recipe = async (kitchen) => {
  const { id, fence } = await claimed(kitchen)
  return { id, attributes: { fence } }
}

const unsettled: Recipe = async (kitchen) => {
  const { id, key } = await unknown(kitchen)
  kitchen.t.gateway.answers.set(key, { tag: 'found', feedId: `feed-${id}` })
  return { id }
}

const toAccount = async (kitchen: Kitchen): Promise<Record<string, unknown>> => ({
  uid: (await freshAccount(kitchen)).uid,
  platform: undefined,
})

/** Parts that the rules of every channel allow. */
const FITS = { title: '手工内容', desc: '', topic: '', images: [], paragraphs: [], items: [] }

const issued = async (kitchen: Kitchen): Promise<Prepared & { deviceId: string }> => {
  const { account, deviceId } = await leased(kitchen)
  const command = await post(kitchen.caller, 'commands', {
    uid: account.uid,
    command: 'start_publish',
  })
  return { id: String(command.id), deviceId }
}

/** Devices, leases, the queue, attempts and commands. */
export const PUBLISHING_RECIPES: Readonly<Record<string, Recipe>> = {
  'carry_contents.get_publish_content': claiming,
  'smart_contents.get_publish_content': claiming,
  'carry_contents.set_publish_response': answering,
  'smart_contents.set_publish_response': answering,
  'carry_contents.submit_to_publish': async (kitchen) => ({
    id: await content(kitchen),
    attributes: await toAccount(kitchen),
  }),
  'carry_contents.batch_to_publish': async (kitchen) => ({
    attributes: {
      ...(await toAccount(kitchen)),
      ...(kitchen.serial % 2 === 0
        ? { ids: [await content(kitchen)], matching: undefined, expected_count: undefined }
        : await matchingAll(kitchen)),
    },
  }),
  'publish_contents.create': async (kitchen) => ({
    attributes: { ...(await toAccount(kitchen)), ...FITS },
  }),
  'publish_attempts.submitting': ofAttempt,
  'publish_attempts.heartbeat': ofAttempt,
  'publish_attempts.report': async (kitchen) => {
    const { id, deviceId, fence } = await claimed(kitchen)
    await post(kitchen.caller, `publish_attempts/${id}/submitting`, { fence })
    return { id, attributes: { device_id: deviceId, fence } }
  },
  'publish_attempts.reconcile': unsettled,
  'publish_attempts.resolve': async (kitchen) => {
    const { id, key } = await unknown(kitchen)
    // This channel has no list of posts, so that each answer of the person counts.
    kitchen.t.gateway.answers.set(key, { tag: 'unclear', why: 'no list of posts' })
    return { id, attributes: { feed_id: `feed-${crypto.randomUUID()}` } }
  },
  'publish_contents.update': async (kitchen) => ({
    id: await kitchen.makeRow(),
    attributes: FITS,
  }),
  'devices.register': async (kitchen) => ({
    attributes: { ...(await toAccount(kitchen)), device_no: crypto.randomUUID() },
  }),
  'devices.heartbeat': async (kitchen) => {
    const { deviceId, fence } = await leased(kitchen)
    return { id: deviceId, attributes: { fence } }
  },
  'devices.release': async (kitchen) => ({ id: (await leased(kitchen)).deviceId }),
  'commands.issue': async (kitchen) => {
    const { uid, nickname } = await freshAccount(kitchen)
    return { attributes: { uid, platform: undefined, confirm: nickname } }
  },
  'commands.inbox': async (kitchen) => ({
    query: { device_id: (await issued(kitchen)).deviceId },
  }),
  'commands.withdraw': async (kitchen) => {
    const { id } = await issued(kitchen)
    return id === undefined ? {} : { id }
  },
  'commands.acknowledge': async (kitchen) => {
    const { id, deviceId } = await issued(kitchen)
    return {
      ...(id === undefined ? {} : { id }),
      attributes: { device_id: deviceId, phase: 'received' },
    }
  },
}
