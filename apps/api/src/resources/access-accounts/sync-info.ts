import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { saveAccount, type AccountFacts } from './save-account.ts'

interface SyncInput {
  uid: string
  platform: string
  nickname?: string
  avatar?: string
  secret?: string
  expires_at?: string | null
  cookies?: string
  account_info?: Record<string, unknown>
}

/** The account sync payload. @source console resources §3 */
export function syncInfo(context: Context, { input }: { input: SyncInput }): Promise<RecordAnswer> {
  const { uid, platform, secret, cookies, account_info: info, ...columns } = input
  return keep(context, 'sync_info', {
    uid,
    platform,
    secret,
    cookies,
    columns: { ...columns, ...(info ? { account_info: JSON.stringify(info) } : {}) },
  })
}

type CookieInput = Pick<SyncInput, 'uid' | 'nickname' | 'expires_at'> & { cookies: string }

export function saveRedbookCookie(
  context: Context,
  { input }: { input: CookieInput },
): Promise<RecordAnswer> {
  const { uid, cookies, ...columns } = input
  // New cookies are a new sign-in: the state of the old one no longer applies.
  const fresh = { expires_at: null, verify_message: null, ...columns }
  return keep(context, 'save_redbook_cookie', { platform: 'redbook', uid, cookies, columns: fresh })
}

async function keep(
  context: Context,
  operation: string,
  facts: AccountFacts,
): Promise<RecordAnswer> {
  const { db, now, services } = context
  const saving = { db, now, vault: services.vault, actor: actorOf(context) }
  const { id, made } = await saveAccount(saving, facts)
  await context.audit({
    operation: `access_accounts.${operation}`,
    subjectType: 'access_accounts',
    subjectIds: [id],
    after: {
      made,
      platform: facts.platform,
      uid: facts.uid,
      ...facts.columns,
      secret_set: facts.secret !== undefined,
      cookies_set: facts.cookies !== undefined,
    },
  })
  return { id }
}
