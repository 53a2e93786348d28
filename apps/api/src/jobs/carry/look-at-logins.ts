import { findChannel } from '../../gateway/find-channel.ts'
import { Problem } from '../../jsonapi/problem.ts'
import {
  lookAtLogin,
  writeSeen,
  type Look,
  type Seen,
} from '../../resources/access-accounts/look-at-login.ts'
import { findLogins } from '../../resources/access-accounts/refresh-accounts.ts'
import type { Task } from '../task.ts'

/**
 * Asks the platforms about many logins, one after the other. Asking twice changes nothing, so a
 * further try goes on after those that are done.
 *
 * @source domain: verb table (batch_verify_login, sync_*)
 */
export const lookAtLogins: Task = {
  kind: 'look_at_logins',
  title: '核对平台授权账号',
  retryDelaysMs: [2000, 30_000],
  async run({ input, doneCount, step, progress }) {
    const look: Look = input.look === 'backbone' ? 'backbone' : 'verify'
    const wanted = {
      ...(typeof input.id === 'string' ? { id: input.id } : {}),
      ...(typeof input.platform === 'string' ? { platform: input.platform } : {}),
    }
    const logins = await step((one) => findLogins(one, wanted))
    await progress(Math.min(doneCount, logins.length), logins.length)
    const failed: unknown[] = []
    for (const [at, login] of logins.entries()) {
      if (at < doneCount) continue
      const { channel, gateway } = await step(async ({ db, services }) => ({
        channel: await findChannel(db, services.keys, login.platform).catch(asAway),
        gateway: services.gateway,
      }))
      const seen: Seen =
        'tag' in channel ? channel : await lookAtLogin(gateway, channel, login, look)
      const failure = await step((one) => writeSeen(one, login, look, seen))
      if (failure) failed.push(failure)
      await progress(at + 1)
    }
    return {
      looked: logins.length,
      failed,
      message: `已核对 ${logins.length} 个账号，${failed.length} 个未通过。/ ${logins.length} logins looked at, ${failed.length} did not pass.`,
    }
  },
}

/** A platform that is not connected is a failure of its rows, not of the job. */
function asAway(error: unknown): Seen & { tag: 'away' } {
  if (error instanceof Problem) return { tag: 'away', message: error.message }
  throw error
}
