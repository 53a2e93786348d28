import { can, rowScope } from '@omc/acl'
import { REMOTE_COMMANDS, type RemoteCommandName, type Words } from '@omc/core'
import { THINGS, says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Database, Db } from '../db/database.ts'
import { auditInto } from '../jsonapi/audit.ts'
import type { Context } from '../jsonapi/context.ts'
import { databaseProblem } from '../jsonapi/database-problem.ts'
import { ownOrTeam } from '../jsonapi/scope.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Actor } from '../kernel/actor.ts'
import { notFound, Problem, sayingOf } from '../kernel/problem.ts'
import type {
  Actor as CableActor,
  CommandRequest,
  PhaseReport,
  RealtimePorts,
  Refusal,
} from '../realtime/index.ts'
import { acknowledgeCommand, issueCommand } from '../resources/commands/commands.actions.ts'
import { createCablePeople } from './cable-people.ts'

interface Deps {
  database: Database
  /** Services with a silent broadcast: the channel announces what these ports commit. */
  services: Services
}

/** Dependencies of every port. */
interface Ports {
  people: ReturnType<typeof createCablePeople>
  /** Runs as the person behind a socket, with the roles they hold now. */
  as: <T>(
    cable: CableActor,
    run: (context: Context, actor: Actor) => Promise<T>,
  ) => Promise<T | Refusal>
}

/** The API as used by the cable, through the same behaviours as the HTTP calls. */
export function createRealtimePorts(deps: Deps): RealtimePorts {
  const now = () => deps.services.now()
  const people = createCablePeople(deps.database, now)
  const ports: Ports = { people, as: (cable, run) => runAs(deps, people, { cable, run }) }
  return {
    authenticate: ({ token }) => people.enter(token),
    sessionLive: async (id) => (await people.find(id)).tag === 'live',
    liveSessions: (ids) => deps.database.asServer((db) => liveOnes(db, ids, now())),
    issueCommand: (cable, request) => issue(ports, cable, request),
    acknowledge: (cable, report) => acknowledge(ports, cable, report),
    deviceConnected: (cable, device) =>
      ports.as(cable, (context, actor) => touchDevice(context, actor, device.device_id)),
    deviceDisconnected: (cable, device) =>
      ports.as(cable, (context, actor) => touchDevice(context, actor, device.device_id)),
    maySee: (cable, uid) => maySee(ports, cable, uid),
    eventScope: (cable) => eventScope(ports, cable),
  }
}

async function runAs<T>(
  { database, services }: Deps,
  people: Ports['people'],
  { cable, run }: { cable: CableActor; run: (context: Context, actor: Actor) => Promise<T> },
): Promise<T | Refusal> {
  const found = await people.find(cable.session_id)
  if (found.tag === 'ended')
    return { tag: 'refused', code: 'signed_out', detail: says('signed_out.again').words.zh }
  const { actor } = found
  try {
    const allTeams = rowScope(actor) === 'all-teams'
    return await database.asActor({ ...actor, allTeams }, (db) =>
      run(contextOf({ db, actor, services }), actor),
    )
  } catch (error) {
    const known = error instanceof Problem ? error : databaseProblem(error)
    // A database that is away decides nothing: the cable grants nothing then.
    if (!known || known.status >= 500) throw error
    return { tag: 'refused', code: known.code, detail: sayingOf(known).words.zh }
  }
}

const FORBIDDEN: Refusal = {
  tag: 'refused',
  code: 'forbidden',
  detail: says('forbidden.plain').words.zh,
}

function issue(
  { as }: Ports,
  cable: CableActor,
  request: CommandRequest,
): ReturnType<RealtimePorts['issueCommand']> {
  return as(cable, async (context, actor) => {
    const command = REMOTE_COMMANDS.find((name) => name === request.command)
    if (!command)
      return { tag: 'refused', code: 'unknown_command', detail: says('unknown_command').words.zh }
    if (!can(actor, 'command:issue')) return FORBIDDEN
    const input = {
      ...request,
      command,
      ...(typeof request.confirm === 'string' ? { confirm: request.confirm } : {}),
    }
    const { id } = await issueCommand(context, {
      input: input as typeof input & { command: RemoteCommandName; confirm?: string },
    })
    return { tag: 'issued', command: await readCommand(context.db, id) }
  })
}

function acknowledge(
  { as }: Ports,
  cable: CableActor,
  report: PhaseReport,
): ReturnType<RealtimePorts['acknowledge']> {
  return as(cable, async (context, actor) => {
    if (!can(actor, 'device:run')) return FORBIDDEN
    const input = {
      device_id: report.device_id,
      phase: report.phase,
      detail: report.detail ?? '',
    }
    const commandId = rowId(report.id, THINGS.command)
    rowId(report.device_id, THINGS.device)
    await acknowledgeCommand(context, { id: commandId, input })
    const command = await readCommand(context.db, commandId)
    const { id, team_id, uid } = command
    return {
      tag: 'recorded',
      phase: { id, team_id, uid, phase: report.phase, detail: report.detail },
    }
  })
}

async function maySee(
  { as }: Ports,
  cable: CableActor,
  uid: string,
): ReturnType<RealtimePorts['maySee']> {
  const answer = await as(cable, async ({ db }, actor) => {
    const { rows } = await sql<{
      team: number
    }>`select t.business_team_id as team from studio_accounts t
      where t.uid = ${uid} and t.deleted_at is null and ${ownOrTeam(actor)} limit 1`.execute(db)
    return rows[0]?.team
  })
  return typeof answer === 'number'
    ? { tag: 'visible', team_id: String(answer) }
    : { tag: 'hidden' }
}

async function eventScope(
  { as, people }: Ports,
  cable: CableActor,
): ReturnType<RealtimePorts['eventScope']> {
  const found = await people.find(cable.session_id)
  if (found.tag === 'ended') return { tag: 'uids', uids: [] }
  // People who see the whole team need no lookup.
  const kind = rowScope(found.actor)
  if (kind === 'all-teams' || kind === 'team') return { tag: 'team' }
  const answer = await as(cable, async ({ db }, actor) => {
    const { rows } = await sql<{ uid: string }>`select t.uid from studio_accounts t
      where t.deleted_at is null and ${ownOrTeam(actor)}`.execute(db)
    return { tag: 'uids' as const, uids: rows.map(({ uid }) => uid) }
  })
  return answer.tag === 'refused' ? { tag: 'uids', uids: [] } : answer
}

/** An id from a frame, which is any text. @throws Problem 404 */
function rowId(text: string, what: Words): number {
  if (!/^[1-9][0-9]{0,14}$/.test(text)) throw notFound(what)
  return Number(text)
}

async function liveOnes(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where((by) => sql<boolean>`${by.ref('s.id')} = any(${[...ids]}::uuid[])`)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function readCommand(db: Db, id: number) {
  const row = await db
    .selectFrom('commands')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: String(row.id),
    team_id: String(row.business_team_id),
    uid: row.uid,
    command: row.command,
    msg: row.msg,
    params: row.params,
    issued_at: row.issued_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

/** Presence is the lease; a connection only says when the device was last seen. */
async function touchDevice({ db, now }: Context, actor: Actor, deviceId: string) {
  const id = rowId(deviceId, THINGS.device)
  const row = await db
    .updateTable('devices')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .returning('id')
    .executeTakeFirst()
  if (row) return { tag: 'ok' as const }
  return { tag: 'refused' as const, code: 'not_found', detail: says('not_found.device').words.zh }
}

function contextOf({ db, actor, services }: { db: Db; actor: Actor; services: Services }): Context {
  const now = services.now()
  return {
    actor,
    db,
    now,
    services,
    request: { id: 'cable', remoteAddress: '', userAgent: '', cookies: {}, headers: {} },
    // These behaviours only broadcast, and the channel does that itself.
    afterCommit: () => undefined,
    audit: (entry) => auditInto(db, { actor, now }, entry),
    answer: { cookies: [], meta: {} },
    later: () => Promise.reject(new Error('a command of a socket streams nothing')),
    readWithin: () => {
      throw new Error('a command of a socket reads in its transaction')
    },
    gone: new AbortController().signal,
  }
}
