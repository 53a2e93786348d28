import type { Rows } from './policy-groups.ts'

/** Somebody whose sight of rows is tried. */
export interface Seer {
  userId: number
  teamId: number
  kind: 'own' | 'review' | 'team' | 'all'
  roles: readonly string[]
}

const OWN_ACCOUNT = (id: string) =>
  `exists (select from studio_accounts a where a.id = ${id} and (a.user_id = $me or a.user_id is null))`

const UNDER = `t.user_id = $me or t.user_id is null or ${OWN_ACCOUNT('t.studio_account_id')}`

/**
 * What each word of the policy table means for a row `t`, as SQL written for the test alone. `$me`
 * and `$team` are the person's; for people who see a whole team only the team counts.
 */
const RULES: Record<Exclude<Rows, 'none'>, (kind: Seer['kind']) => string> = {
  team: (kind) => (kind === 'all' ? 'true' : 't.business_team_id = $team'),
  own: (kind) =>
    wide(kind) ?? `t.business_team_id = $team and (t.user_id = $me or t.user_id is null)`,
  review: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and (t.user_id = $me or t.user_id is null${
      kind === 'review' ? ` or t.status in ('fetched', 'processed')` : ''
    })`,
  accounts: (kind) =>
    wide(kind) ?? `t.business_team_id = $team and ${OWN_ACCOUNT('t.studio_account_id')}`,
  work: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and (t.user_id = $me or ${OWN_ACCOUNT('t.studio_account_id')})`,
  under: (kind) => wide(kind) ?? `t.business_team_id = $team and (${UNDER})`,
  underReview: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and (${UNDER}${
      kind === 'review' ? ` or t.status in ('fetched', 'processed')` : ''
    })`,
  uids: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and exists (select from studio_accounts a where a.uid = t.uid
      and a.business_team_id = $team and (a.user_id = $me or a.user_id is null))`,
  item: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and (t.user_id = $me or t.user_id is null${
      kind === 'review'
        ? ` or exists (select from carry_materials m where m.id = t.carry_material_id
            and m.deleted_at is null and m.status in ('fetched', 'processed'))`
        : ''
    })`,
  views: (kind) =>
    `t.business_team_id = $team and (t.kind = 'team' or (t.kind = 'personal' and t.user_id = $me)
      or (t.kind = 'role' and ${kind === 'team' || kind === 'all' ? 'true' : `t.role = any($roles)`}))`,
  self: () => 't.user_id = $me',
  addressed: () => 't.business_team_id = $team and (t.user_id = $me or t.user_id is null)',
}

function wide(kind: Seer['kind']): string | undefined {
  if (kind === 'all') return 'true'
  return kind === 'team' ? 't.business_team_id = $team' : undefined
}

/** The condition on `t` for the rows a person is to see. */
export const conditionFor = (rows: Exclude<Rows, 'none'>, { kind, userId, teamId, roles }: Seer) =>
  RULES[rows](kind)
    .replaceAll('$me', String(userId))
    .replaceAll('$team', String(teamId))
    .replaceAll('$roles', `array['${roles.join(`','`)}']`)
