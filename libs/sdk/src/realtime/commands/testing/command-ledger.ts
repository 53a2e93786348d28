import type { Clock } from '../../../ports/clock.ts'
import type { Acknowledgement } from '../command-memory.ts'
import type { AcknowledgeAnswer } from '../create-command-inbox.ts'

interface Row {
  readonly id: string
  readonly uid: string
  readonly command: string
  readonly issued_at: string
  readonly expires_at: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface CommandLedger {
  /** Writes a row as the server does. @returns what is pushed */
  issue(given?: { id?: string; command?: string; lifeMs?: number; uid?: string }): Row
  /** Waiting commands: issued, not expired, oldest first. */
  inbox(): Row[]
  acknowledge(device: string, said: Acknowledgement): AcknowledgeAnswer
  /** Everything the server took, as `<id> <phase> <detail>`. */
  readonly told: string[]
  pullCount(): number
}

const BEFORE: Readonly<Record<string, readonly string[]>> = {
  received: ['issued'],
  started: ['received'],
  finished: ['started'],
  refused: ['issued', 'received', 'started'],
}

/** The server's rows of commands: the first device has it, phases go forward only. */
export function createCommandLedger(clock: Clock): CommandLedger {
  const rows: { row: Row; phase: string; device: string | null }[] = []
  const told: string[] = []
  let pulls = 0

  return {
    told,
    pullCount: () => pulls,
    issue({
      id = String(rows.length + 1),
      command = 'start_publish',
      lifeMs = 60_000,
      uid = 'u1',
    } = {}) {
      const now = clock.now()
      const row: Row = {
        id,
        uid,
        command,
        issued_at: new Date(now).toISOString(),
        expires_at: new Date(now + lifeMs).toISOString(),
        params: { of: id },
      }
      rows.push({ row, phase: 'issued', device: null })
      return row
    },
    inbox() {
      pulls += 1
      return rows
        .filter(({ phase, row }) => phase === 'issued' && Date.parse(row.expires_at) > clock.now())
        .map(({ row }) => row)
    },
    acknowledge(device, { id, phase, detail }) {
      const found = rows.find(({ row }) => row.id === id)
      if (!found) return { tag: 'refused', code: 'not_found' }
      if (found.device !== null && found.device !== device) {
        return { tag: 'refused', code: 'command_taken' }
      }
      const isLate = Date.parse(found.row.expires_at) <= clock.now()
      if (found.phase === phase && !(isLate && phase === 'started')) return { tag: 'ok' }
      if (isLate && (found.phase === 'issued' || phase === 'started')) {
        return { tag: 'refused', code: 'command_expired' }
      }
      if (!BEFORE[phase]?.includes(found.phase)) return { tag: 'refused', code: 'wrong_phase' }
      Object.assign(found, { phase, device })
      told.push(`${id} ${phase} ${detail}`.trim())
      return { tag: 'ok' }
    },
  }
}
