import { says } from '@omc/core/problems'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { accessAccountRows } from './access-account-rows.ts'
import { loginSecrets } from './sealed-columns.ts'

interface Input {
  ids: string[]
  cookies: string
  expires_at?: string | null
}
interface Row {
  business_team_id: number
  platform: string
  uid: string
}

/**
 * One sign-in at goudong serves several accounts: each row gets the cookies under a seal of its
 * own. What was sealed before is gone for good, so there is nothing to undo.
 */
export async function setGoudongCookies(context: Context, { input }: { input: Input }) {
  const { db, now, services } = context
  const { rows, failed } = await findRows<Row>(context, accessAccountRows, input.ids)
  const set: number[] = []
  for (const { id, business_team_id: teamId, platform, uid } of rows) {
    if (platform !== 'goudong') {
      failed.push(rowFailure(id, says('wrong_platform', { platform })))
      continue
    }
    const sealed = await loginSecrets.sealInto(
      { db, now, vault: services.vault },
      { teamId, platform, uid },
      'cookies',
      input.cookies,
    )
    await db
      .updateTable('access_accounts')
      .set({
        ...sealed,
        expires_at: input.expires_at ?? null,
        verify_message: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    set.push(id)
  }
  await context.audit({
    operation: 'access_accounts.set_goudong_cookies',
    subjectType: 'access_accounts',
    subjectIds: set,
    after: { cookies_set: true },
  })
  return batchAnswer({ succeeded: set, failed })
}
