import { actorOf } from '../../jsonapi/context.ts'
import type { Stored } from '../../jsonapi/resource.ts'

/** Where the secret of a webhook is kept; part of its encryption. */
export const secretPlace = (sealKey: string): string => `webhooks/${sealKey}/secret`

/** The signing secret goes in and never comes out. @source domain: accounts' secrets */
export const sealSecret: Stored = async (value, context, values) => {
  const sealKey = typeof values.seal_key === 'string' ? values.seal_key : crypto.randomUUID()
  const teamId = Number(values.business_team_id ?? actorOf(context).teamId)
  const { vault } = context.services
  return {
    seal_key: sealKey,
    secret_sealed: await vault.seal(
      context.db,
      { teamId, place: secretPlace(sealKey) },
      String(value),
    ),
    secret_set_at: context.now,
  }
}
