import type { Actor, IssuedCommand, RealtimePorts } from '../ports.ts'

const ANN: Actor = {
  user_id: '1',
  team_id: '7',
  session_id: 's-ann',
  roles: ['operator'],
  admin: false,
}

export const BOB: Actor = { ...ANN, user_id: '2', session_id: 's-bob', roles: ['manager'] }

const PEOPLE = new Map([
  ['ann', ANN],
  ['bob', BOB],
])

/** An API in memory. Tokens are `ann`, `bob`, `expired`; anything else is unknown. */
export type FakeApi = {
  ports: RealtimePorts
  /** Sessions that were ended. */
  ended: Set<string>
  /** Everything that was asked or done, in order. */
  journal: string[]
  ledger: IssuedCommand[]
}

export function createFakeApi(change: Partial<RealtimePorts> = {}): FakeApi {
  const ended = new Set<string>()
  const journal: string[] = []
  const ledger: IssuedCommand[] = []
  const ports: RealtimePorts = {
    authenticate({ token }) {
      const identifiers = PEOPLE.get(token)
      if (identifiers !== undefined) return Promise.resolve({ tag: 'ok', identifiers })
      return Promise.resolve({ tag: token === 'expired' ? 'token_expired' : 'unauthorized' })
    },
    sessionLive: (id) => Promise.resolve(!ended.has(id)),
    issueCommand(actor, { uid, command, msg, params }) {
      if (command.startsWith('delete_') && !actor.roles.includes('manager'))
        return Promise.resolve({ tag: 'refused', code: 'forbidden', detail: 'needs a manager' })
      const row: IssuedCommand = {
        id: `c-${ledger.length + 1}`,
        team_id: actor.team_id,
        uid,
        command,
        msg,
        params,
        issued_at: '2026-01-01T00:00:00.000Z',
        expires_at: '2026-01-01T00:01:00.000Z',
      }
      ledger.push(row)
      journal.push(`ledger ${row.id}`)
      return Promise.resolve({ tag: 'issued', command: row })
    },
    acknowledge(actor, { id, phase, detail }) {
      const row = ledger.find((one) => one.id === id)
      if (row === undefined)
        return Promise.resolve({ tag: 'refused', code: 'unknown_command', detail: 'no such row' })
      journal.push(`phase ${id} ${phase}`)
      const { uid } = row
      return Promise.resolve({
        tag: 'recorded',
        phase: { id, team_id: actor.team_id, uid, phase, detail },
      })
    },
    deviceConnected(_actor, { device_id }) {
      journal.push(`connected ${device_id}`)
      return Promise.resolve({ tag: 'ok' })
    },
    deviceDisconnected(_actor, { device_id }) {
      journal.push(`disconnected ${device_id}`)
      return Promise.resolve({ tag: 'ok' })
    },
    maySee: (actor, uid) =>
      Promise.resolve(
        uid.startsWith('own') ? { tag: 'visible', team_id: actor.team_id } : { tag: 'hidden' },
      ),
    eventScope: (actor) =>
      Promise.resolve(
        actor.roles.includes('manager') ? { tag: 'team' } : { tag: 'uids', uids: ['own-1'] },
      ),
    ...change,
  }
  return { ports, ended, journal, ledger }
}
