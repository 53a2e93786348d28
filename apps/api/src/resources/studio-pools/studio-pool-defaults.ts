import type { Context } from '../../jsonapi/context.ts'
import { ownedByAccount } from '../../workflows/studio/guard-account-team.ts'

/** Goods belong to the team and the person of their account. */
export const studioPoolDefaults = (context: Context, input: Record<string, unknown>) =>
  ownedByAccount(context, input.studio_account_id)
