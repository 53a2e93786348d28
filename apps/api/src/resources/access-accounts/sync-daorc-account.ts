import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'

/** Asks daorc for every account of the login, in the background. */
export async function syncDaorcAccount(context: Context): Promise<RecordAnswer> {
  return {
    id: await startJob(context, {
      kind: 'sync_daorc_accounts',
      input: {},
      operation: 'access_accounts.sync_daorc_account',
    }),
  }
}
