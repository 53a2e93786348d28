import type { FetchAnswer, ReportAnswer, SubmitAnswer } from '../../../libs/core/src/index.ts'
import { refusedClaim, saysLost } from '../../../libs/publisher/src/index.ts'
import type {
  LeaseAnswer,
  LedgerRefusal,
  PublisherApi,
  PublishItem,
} from '../../../libs/publisher/src/index.ts'
import { claim, Refusal, renew, report, submit } from '../ledger-calls.ts'
import type { Attempt } from '../ledger.ts'
import type { NightAccount } from './night-account.ts'
import type { NightLine } from './night-line.ts'

export const SERVER_DEVICE = 1

/**
 * The ledger of an account as the loop in the same process sees it.
 *
 * @param living  never resolves once the process is killed
 */
export function createNightPort(
  account: NightAccount,
  fence: number,
  { look, living }: { readonly look: NightLine['look']; readonly living: () => Promise<void> },
): PublisherApi {
  const { ledger } = account
  return {
    async claim() {
      await lookFirst(account, look)
      await living()
      return said<FetchAnswer<PublishItem>>(
        () => {
          const attempt = claim(ledger, SERVER_DEVICE)
          return attempt ? { tag: 'item', item: itemOf(attempt) } : { tag: 'none' }
        },
        (refusal) => refusedClaim(refusal, ledger.clock.now()),
      )
    },
    submitting: async ({ attemptId, fence: own }) =>
      said<SubmitAnswer>(
        () => (submit(ledger, Number(attemptId), own), { tag: 'ok' }),
        ({ code }) => ({ tag: 'refused', code }),
      ),
    report: async ({ attemptKey, deviceId, fence: own, outcome, feedId }) =>
      said<ReportAnswer>(
        () => {
          const told = { attempt_key: attemptKey, device_id: deviceId, fence: own, outcome }
          report(ledger, feedId === null ? told : { ...told, feed_id: feedId })
          return { tag: 'ok' }
        },
        ({ code }) => ({ tag: 'refused', code }),
      ),
    heartbeat: async ({ fence: own }) => keep(own),
    keepAlive: async () => keep(fence),
  }

  function keep(own: number): LeaseAnswer {
    return said<LeaseAnswer>(
      () => (renew(ledger, SERVER_DEVICE, own), { tag: 'held' }),
      (refusal) => (saysLost(refusal) ? { tag: 'lost' } : null),
    )
  }
}

/** The server keeps that a sign-in has ended or a permission is lost, and claims nothing. */
async function lookFirst(account: NightAccount, look: NightLine['look']): Promise<void> {
  const said = await look(account)
  if (said === 'good') return
  if (said === 'over') account.expiresAt ??= account.ledger.clock.now()
  if (said === 'denied') account.permitted = false
  throw new Error(`account ${account.id} may not publish now`)
}

function said<T>(step: () => T, refused: (refusal: LedgerRefusal) => T | null): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, wait } = error
    const meta = wait ? { why: wait.why, until: new Date(wait.until).toISOString() } : {}
    const answer = refused({ code, status: 409, meta })
    if (answer === null) throw error
    return answer
  }
}

const itemOf = ({ id, key, content, fence, lease_expires_at: until }: Attempt): PublishItem => ({
  attemptKey: key,
  attemptId: String(id),
  deviceId: String(SERVER_DEVICE),
  fence,
  leaseExpiresAt: until.getTime(),
  publishContentId: String(content.id),
  channel: 'daorc',
  uid: 'uid-1',
  title: key,
  desc: '',
  images: [],
  paragraphs: [],
  items: [],
  topic: null,
  draft: false,
  activity: false,
})
