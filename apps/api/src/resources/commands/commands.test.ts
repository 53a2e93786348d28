import { REMOTE_COMMANDS } from '@omc/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../../test/support.ts'
import { COMMAND_RULES } from '../../workflows/commands/command-rules.ts'
import {
  createDesk,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
let manager: Caller
const people: Record<string, Caller> = {}
let own: Bench
let foreignUid: string
const NICKNAME = '小红豆'
beforeAll(async () => {
  desk = await createDesk()
  for (const name of ['admin', 'site_admin', 'manager', 'auditor', 'operator', 'creator', 'vip'])
    people[name] = await desk.t.as(name)
  manager = people.manager!
  own = await desk.account({ nickname: NICKNAME })
  const stranger = await desk.t.as('operator2')
  foreignUid = (
    await desk.make.account({
      business_team_id: stranger.teamId,
      user_id: stranger.userId,
      nickname: NICKNAME,
    })
  ).uid
})
afterAll(() => desk.close())

const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const issue = (by: Caller, command: string, more: object = {}) =>
  by.post('/api/v1/commands', { uid: own.uid, command, confirm: NICKNAME, ...more })
const inbox = async (bench: Bench, deviceId = bench.deviceId): Promise<string[]> => {
  const answer = await bench.by.get('/api/v1/commands/inbox', { device_id: deviceId })
  expect(answer.status).toBe(200)
  return answer.body.data.map(({ id }: { id: string }) => id)
}
const tell = (bench: Bench, id: string, phase: string, deviceId = bench.deviceId) =>
  bench.by.post(`/api/v1/commands/${id}/acknowledge`, { device_id: deviceId, phase })
const fresh = async () => {
  const bench = await desk.account({ nickname: NICKNAME })
  const send = async (command = 'open_page', more: object = {}) => {
    const answer = await manager.post('/api/v1/commands', {
      uid: bench.uid,
      command,
      confirm: NICKNAME,
      ...more,
    })
    expect(answer.status).toBe(201)
    return answer.body.data.id as string
  }
  return { bench, send }
}

/** Issuers of plain and destructive commands to an account of the own team; 404: not visible. */
const TABLE: [string, number, number][] = [
  ['admin', 201, 201],
  ['site_admin', 201, 201],
  ['manager', 201, 201],
  ['auditor', 403, 403],
  ['operator', 201, 403],
  ['creator', 404, 403],
  ['vip', 403, 403],
]

describe('who may send what to whom', () => {
  const cases = TABLE.flatMap(([who, plain, destroying]) =>
    REMOTE_COMMANDS.map((command) => {
      const status = COMMAND_RULES[command].confirm ? destroying : plain
      return [who, command, status] as const
    }),
  )
  it.each(cases)('%s, %s to an account of the team: %i', async (who, command, status) => {
    expect((await issue(people[who]!, command)).status).toBe(status)
  })

  it.each(cases)('%s, %s to an account of another team', async (who, command, status) => {
    const before = await desk.t.rows('select id from commands where uid = $1', [foreignUid])
    const { status: given } = await issue(people[who]!, command, { uid: foreignUid })
    const acrossTeams = who === 'admin' || who === 'site_admin'
    expect(given).toBe(acrossTeams ? 201 : status === 201 ? 404 : status)
    const after = await desk.t.rows('select id from commands where uid = $1', [foreignUid])
    expect(after.length - before.length).toBe(acrossTeams ? 1 : 0)
  })

  it('refuses a command nobody knows, and nobody at all', async () => {
    expect((await issue(manager, 'format_disk')).status).toBe(422)
    expect((await issue(desk.t.anyone, 'open_page')).status).toBe(401)
  })
})

describe('a parameter', () => {
  it('is refused by its name when it is not of its kind, and nothing is written', async () => {
    const before = await desk.t.rows('select id from commands')
    for (const path of [5, 'console', '', null, `/${'x'.repeat(200)}`]) {
      const answer = await issue(manager, 'open_page', { params: { path } })
      expect(codeOf(answer)).toEqual([422, 'invalid_params'])
      expect(answer.body.errors[0].source).toEqual({ pointer: '/data/attributes/params/path' })
    }
    expect(await desk.t.rows('select id from commands')).toHaveLength(before.length)
    expect((await issue(manager, 'open_page', { params: { path: '/console' } })).status).toBe(201)
  })
})

describe('a command that deletes', () => {
  it.each(['delete_all_contents', 'delete_today_contents', 'delete_unpass_contents'])(
    '%s needs the name of the account, exactly',
    async (command) => {
      for (const confirm of [undefined, '', '小红', `${NICKNAME} `])
        expect(codeOf(await issue(manager, command, { confirm }))).toEqual([
          422,
          'confirm_required',
        ])
      expect((await issue(manager, command)).status).toBe(201)
    },
  )

  it('needs the uid where the account has no name', async () => {
    const bench = await desk.account({ nickname: '' })
    const send = (confirm: string) =>
      manager.post('/api/v1/commands', { uid: bench.uid, command: 'delete_all_contents', confirm })
    expect(codeOf(await send(''))).toEqual([422, 'confirm_required'])
    expect((await send(bench.uid)).status).toBe(201)
  })

  it('lives for at most a minute, a plain one for a day', async () => {
    const lifeS = async (command: string) => {
      const { issued_at, expires_at } = (await issue(manager, command, { expires_in_s: 86_400 }))
        .body.data.attributes
      return (Date.parse(expires_at) - Date.parse(issued_at)) / 1000
    }
    expect(await lifeS('delete_all_contents')).toBe(60)
    expect(await lifeS('start_publish')).toBe(86_400)
  })
})

describe('the inbox', () => {
  it('hands over what is unexpired and unacknowledged, oldest first', async () => {
    const { bench, send } = await fresh()
    const ids = [
      await send(),
      await send('start_publish'),
      await send('open_page', { expires_in_s: 5 }),
    ]
    expect(await inbox(bench)).toEqual(ids)
    desk.t.clock.advance(5_000)
    expect(await inbox(bench)).toEqual(ids.slice(0, 2))
    await tell(bench, ids[0]!, 'received')
    expect(await inbox(bench)).toEqual([ids[1]])
    desk.t.clock.advance(55_000)
    expect(await inbox(bench)).toEqual([])
  })

  it('is that of one’s own device only', async () => {
    const { bench, send } = await fresh()
    await send()
    const answer = await manager.get('/api/v1/commands/inbox', { device_id: bench.deviceId })
    expect(answer.status).toBe(404)
  })
})

describe('what is taken back by commands.withdraw', () => {
  const withdraw = (by: Caller, id: string) => by.post(`/api/v1/commands/${id}/withdraw`, {})

  it('is not run: not handed over, and refused its start where a device has it', async () => {
    const { bench, send } = await fresh()
    const [waiting, received] = [await send(), await send('delete_all_contents')]
    await tell(bench, received, 'received')
    desk.t.broadcast.sent.length = 0
    for (const id of [waiting, received, received])
      expect((await withdraw(manager, id)).body.data.attributes).toMatchObject({
        phase: 'refused',
        detail: 'withdrawn',
      })
    expect(desk.t.broadcast.sent).toMatchObject([
      { message: { id: waiting, phase: 'refused', detail: 'withdrawn' } },
      { message: { id: received, phase: 'refused', detail: 'withdrawn' } },
    ])
    expect(await inbox(bench)).toEqual([])
    expect(codeOf(await tell(bench, waiting, 'received'))).toEqual([409, 'wrong_phase'])
    expect(codeOf(await tell(bench, received, 'started'))).toEqual([409, 'wrong_phase'])
  })

  it('has not begun, and is not over', async () => {
    const { bench, send } = await fresh()
    const [begun, done] = [await send(), await send()]
    for (const id of [begun, done])
      for (const phase of ['received', 'started']) await tell(bench, id, phase)
    await tell(bench, done, 'finished')
    for (const id of [begun, done])
      expect(codeOf(await withdraw(manager, id))).toEqual([409, 'command_begun'])
  })

  it('is a command that the person may send, of an account that they see', async () => {
    const { bench, send } = await fresh()
    const id = await send('delete_all_contents')
    expect((await withdraw(people.operator!, id)).status).toBe(403)
    expect((await withdraw(await desk.t.as('operator2'), id)).status).toBe(404)
    expect(await inbox(bench)).toEqual([id])
  })
})

describe('an acknowledgement', () => {
  it('goes received, started, finished, and in no other order; the same word twice is one', async () => {
    const { bench, send } = await fresh()
    const id = await send()
    for (const early of ['started', 'finished'])
      expect(codeOf(await tell(bench, id, early))).toEqual([409, 'wrong_phase'])
    for (const phase of ['received', 'received', 'started', 'started', 'finished', 'finished'])
      expect((await tell(bench, id, phase)).body.data.attributes.phase).toBe(phase)
    for (const phase of ['received', 'started', 'refused'])
      expect(codeOf(await tell(bench, id, phase))).toEqual([409, 'wrong_phase'])
    const [row] = await desk.t.rows<{ phases: { phase: string }[] }>(
      'select phases from commands where id = $1',
      [id],
    )
    expect(row!.phases.map(({ phase }) => phase)).toEqual([
      'issued',
      'received',
      'started',
      'finished',
    ])
  })

  it('belongs to the device that received it first', async () => {
    const { bench, send } = await fresh()
    const id = await send()
    await tell(bench, id, 'received')
    const taken = await bench.register({ deviceNo: `other-${id}`, takeOver: true })
    const other = taken.body.data.id
    for (const phase of ['received', 'started', 'refused'])
      expect(codeOf(await tell(bench, id, phase, other))).toEqual([409, 'command_taken'])
  })

  it('of two devices at once succeeds for one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { bench, send } = await fresh()
      const id = await send()
      const other = (await bench.register({ deviceNo: `two-${id}`, takeOver: true })).body.data.id
      const answers = await Promise.all([
        tell(bench, id, 'received'),
        tell(bench, id, 'received', other),
      ])
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    }
  })

  it('is taken only from the executor of the account, also a refusal', async () => {
    const { bench, send } = await fresh()
    const id = await send()
    await bench.register({ deviceNo: `lease-${id}`, takeOver: true })
    for (const phase of ['received', 'refused'])
      expect(codeOf(await tell(bench, id, phase))).toEqual([409, 'lease_lost'])
    expect(await inbox(bench)).toEqual([id])
  })

  it('is too late after the command expired, swept or not', async () => {
    const { bench, send } = await fresh()
    const [never, received, started] = [await send(), await send(), await send()]
    await tell(bench, received, 'received')
    await tell(bench, started, 'received')
    await tell(bench, started, 'started')
    desk.t.clock.advance(60_000)
    expect(codeOf(await tell(bench, never, 'received'))).toEqual([409, 'command_expired'])
    expect(codeOf(await tell(bench, received, 'started'))).toEqual([409, 'command_expired'])
    expect((await desk.sweep()).commandsExpired).toBeGreaterThanOrEqual(2)
    expect(codeOf(await tell(bench, never, 'received'))).toEqual([409, 'command_expired'])
    expect(codeOf(await tell(bench, received, 'started'))).toEqual([409, 'command_expired'])
    // It asks whether it may start: it has not begun, and does not any more.
    expect(codeOf(await tell(bench, started, 'started'))).toEqual([409, 'command_expired'])
    expect((await tell(bench, started, 'finished')).status).toBe(200)
  })

  it('of a device that died at work ends as interrupted, once its time is over and its lease too', async () => {
    const { bench, send } = await fresh()
    const id = await send('open_page', { expires_in_s: 60 })
    await tell(bench, id, 'received')
    await tell(bench, id, 'started')
    const phaseOf = async () => {
      const { body } = await manager.get('/api/v1/commands', { 'filter[uid]': bench.uid })
      const { phase, detail, phases } = body.data[0].attributes
      return { phase, detail, last: phases.at(-1).phase }
    }
    const working = { phase: 'started', detail: '', last: 'started' }
    // The device is alive: a long work may outlast the life of its command.
    desk.t.clock.advance(60_000)
    await bench.by.post(`/api/v1/devices/${bench.deviceId}/heartbeat`, {})
    desk.t.clock.advance(60_000)
    await desk.sweep()
    expect(await phaseOf()).toEqual(working)
    desk.t.clock.advance(60_000)
    await desk.sweep()
    expect(await phaseOf()).toEqual({
      phase: 'refused',
      detail: 'interrupted',
      last: 'refused',
    })
    expect(codeOf(await tell(bench, id, 'finished'))).toEqual([409, 'wrong_phase'])
  })

  it('of a page that was loaded again ends as interrupted, though its device has the account', async () => {
    const { bench, send } = await fresh()
    const id = await send('open_page', { expires_in_s: 60 })
    await tell(bench, id, 'received')
    await tell(bench, id, 'started')
    await bench.register()
    desk.t.clock.advance(59_000)
    await desk.sweep()
    const rows = () => desk.t.rows('select phase, detail from commands where id = $1', [id])
    expect(await rows()).toEqual([{ phase: 'started', detail: '' }])
    desk.t.clock.advance(2_000)
    await desk.sweep()
    expect(await rows()).toEqual([{ phase: 'refused', detail: 'interrupted' }])
  })

  it('for a command of another account is 404', async () => {
    const [a, b] = [await fresh(), await fresh()]
    expect((await tell(b.bench, await a.send(), 'received')).status).toBe(404)
  })
})

it('writes the ledger row and the audit row before anyone hears of it', async () => {
  const { bench, send } = await fresh()
  desk.t.broadcast.sent.length = 0
  const id = await send('open_page', { params: { page: '/x' } })
  expect(desk.t.broadcast.sent).toMatchObject([
    {
      to: { team: manager.teamId, account: bench.uid },
      message: {
        id,
        command: 'open_page',
        uid: bench.uid,
        platform: 'youhaohuo',
        params: { page: '/x' },
      },
    },
  ])
  expect(
    await desk.t.rows(
      `select user_id from audit_events where operation = 'commands.issue' and subject_ids = array[$1::text]`,
      [id],
    ),
  ).toEqual([{ user_id: manager.userId }])
})
