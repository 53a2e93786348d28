import { refreshAfter, runWrite } from '../../kernel/data/run-write.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import type { BatchResult } from '../../kit/tasks/read-batch.ts'
import type { Plan } from './assign-plan.ts'

const ASSIGN = 'studio_accounts.batch_assign_contents'

/** Result of one call for its contents; `answer` is null when the call failed as a whole. */
export type Sent = {
  readonly ids: readonly string[]
  readonly answer: Pick<BatchResult, 'failed' | 'undo_id'> | null
}

/** One call for each account, so that nobody else's load moves a content elsewhere. */
export const sendShares = (services: Services, { shares }: Plan): Promise<readonly Sent[]> =>
  refreshAfter(services, ASSIGN, async () => {
    const sent: Sent[] = []
    for (const { accountId, ids } of shares) {
      const args = { ids: [...ids], account_ids: [accountId] }
      // One after the other: undo takes them back in the opposite order.
      // oxlint-disable-next-line no-await-in-loop
      const result = await runWrite(services, ASSIGN, args, { isOneOfMany: true })
      sent.push({ ids, answer: result && result.answer })
    }
    return sent
  })

/** All accounts in one call. */
export async function sendCreations(
  services: Services,
  { shares }: Plan,
): Promise<readonly Sent[]> {
  const assignments = shares.flatMap(({ accountId, ids }) =>
    ids.map((id) => ({ id, studio_account_id: accountId })),
  )
  const result = await runWrite(services, 'creator_contents.batch_assign_account', { assignments })
  return [{ ids: assignments.map(({ id }) => id), answer: result && result.answer }]
}
