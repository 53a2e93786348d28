import type { Answer, Caller } from '../../../../test/support.ts'
import type { Bench, Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'

/** Remote commands for accounts at a channel of the server, and contents for them to delete. */
export interface Orders {
  send: (bench: Bench, command: string, sender?: Caller) => Promise<Answer>
  phaseOf: (sent: Answer) => Promise<{ phase: string; detail: string } | undefined>
  /** All phases so far, in order. */
  phasesOf: (sent: Answer) => Promise<string[] | undefined>
  content: (
    bench: Bench,
    title: string,
    values?: { hoursAgo?: number; status?: string },
  ) => Promise<unknown>
  /** Titles of the contents that are not in the trash. */
  contentsLeft: (...benches: Bench[]) => Promise<string[]>
}

const HOUR_MS = 3_600_000

export function createOrders(desk: Desk): Orders {
  const rowOf = async ({ body }: Answer) => {
    const [row] = await desk.t.rows<{
      phase: string
      detail: string
      phases: { phase: string }[]
    }>('select phase, detail, phases from commands where id = $1', [body.data.id])
    return row
  }
  return {
    async send({ uid, accountId, by }, command, sender = by) {
      const { nickname: confirm } = await desk.accountRow(accountId)
      return sender.post('/api/v1/commands', { uid, platform: 'daorc', command, confirm })
    },
    async phaseOf(sent) {
      const row = await rowOf(sent)
      return row && { phase: row.phase, detail: row.detail }
    },
    phasesOf: async (sent) => (await rowOf(sent))?.phases.map(({ phase }) => phase),
    content: ({ by, accountId }, title, { hoursAgo = 0, status = 'checked' } = {}) =>
      desk.t.rows(
        `insert into studio_contents (business_team_id, user_id, studio_account_id, title, status, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          by.teamId,
          by.userId,
          accountId,
          title,
          status,
          new Date(desk.t.clock.now().getTime() - hoursAgo * HOUR_MS),
        ],
      ),
    async contentsLeft(...benches) {
      const rows = await desk.t.rows<{ title: string }>(
        `select title from studio_contents where deleted_at is null and studio_account_id = any($1) order by id`,
        [benches.map(({ accountId }) => accountId)],
      )
      return rows.map(({ title }) => title)
    },
  }
}
