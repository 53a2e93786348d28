import type { Rows } from './policy-groups.ts'

/** Somebody whose sight of rows is tried. */
export interface Seer {
  userId: number
  teamId: number
  kind: 'own' | 'team' | 'all'
  roles: readonly string[]
}

const OWN_ACCOUNT = (id: string) =>
  `exists (select from studio_accounts a where a.id = ${id} and (a.user_id = $me or a.user_id is null))`

const UNDER = `t.user_id = $me or t.user_id is null or ${OWN_ACCOUNT('t.studio_account_id')}`

const OWN = 't.user_id = $me or t.user_id is null'
const JINGDONG = `t.channel in ('jd', 'goudong')`
const DOUYIN = `t.source = 'douyin'`

/**
 * Rows that the screens of each role hand out for review, as SQL.
 *
 * @source domain: tenancy and roles
 */
const REVIEWS: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  any: { auditor: 'true' },
  carry_contents: {
    auditor: 'true',
    gh_video_creative: `t.content_type = 'image'`,
    jd_video_creative: JINGDONG,
  },
  smart_contents: { auditor: 'true', gh_video_creative: 'true', jd_video_creative: JINGDONG },
  creator_contents: { auditor: 'true', jd_video_creative: JINGDONG },
  carry_materials: {
    auditor: 'true',
    vip: 'true',
    jd_video_creative: DOUYIN,
    carry_dy: DOUYIN,
  },
}
const DECIDERS = ['auditor', 'gh_video_creative', 'jd_video_creative', 'vip', 'carry_dy']

/** Rows of a table that a person reviews, and rows they decided on in the last day. */
function reviewed(type: string, roles: readonly string[]): string {
  const awaiting = roles.flatMap((role) => REVIEWS[type]?.[role] ?? [])
  const decided = `exists (select from audit_events e where e.user_id = $me and e.subject_type = '${type}'
    and t.id::text = any(e.subject_ids) and e.created_at > now() - interval '1 day' and e.changes::text like '%"status"%')`
  return [
    ...(awaiting.length > 0
      ? [`(t.status in ('fetched', 'processed') and (${awaiting.join(' or ')}))`]
      : []),
    ...(roles.some((role) => DECIDERS.includes(role)) ? [decided] : []),
    'false',
  ].join(' or ')
}

const review =
  (type: string): Rule =>
  (kind, roles) =>
    wide(kind) ?? `t.business_team_id = $team and (${OWN} or ${reviewed(type, roles)})`

/** Events of records that are not a colleague's alone; what leads share are the views for several people. */
const NOT_ANOTHERS = `(t.user_id = $me or t.subject_type not in ('preferences', 'views', 'cable_tickets',
    'system_notices', 'conversations', 'conversation_messages')
  or (t.subject_type = 'views' and exists (select from views v where v.id::text = any(t.subject_ids)
    and v.kind <> 'personal' and v.business_team_id = $team)))`

type Rule = (kind: Seer['kind'], roles: readonly string[]) => string

/**
 * Meaning of each word of the policy table for a row `t`, as SQL written for the test alone. `$me`
 * and `$team` are the person's; for people who see a whole team only the team counts.
 */
const RULES: Record<Exclude<Rows, 'none'>, Rule> = {
  team: (kind) => (kind === 'all' ? 'true' : 't.business_team_id = $team'),
  site: (kind) => (kind === 'all' ? 'true' : 'false'),
  own: (kind) => wide(kind) ?? `t.business_team_id = $team and (${OWN})`,
  review: review('any'),
  reviewCarry: review('carry_contents'),
  reviewSmart: review('smart_contents'),
  reviewCreator: review('creator_contents'),
  reviewMaterial: review('carry_materials'),
  tasks: (kind, roles) =>
    wide(kind) ??
    `t.business_team_id = $team and (${OWN} or ${roles.includes('svip') ? 'true' : 'false'})`,
  accounts: (kind) =>
    wide(kind) ?? `t.business_team_id = $team and ${OWN_ACCOUNT('t.studio_account_id')}`,
  work: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and (t.user_id = $me or ${OWN_ACCOUNT('t.studio_account_id')})`,
  under: (kind) => wide(kind) ?? `t.business_team_id = $team and (${UNDER})`,
  underReview: (kind, roles) =>
    wide(kind) ?? `t.business_team_id = $team and (${UNDER} or ${reviewed('any', roles)})`,
  uids: (kind) =>
    wide(kind) ??
    `t.business_team_id = $team and exists (select from studio_accounts a where a.uid = t.uid
      and a.business_team_id = $team and (a.user_id = $me or a.user_id is null))`,
  item: (kind, roles) =>
    wide(kind) ??
    `t.business_team_id = $team and (${OWN} or t.carry_material_id in (select t.id from carry_materials t
      where t.business_team_id = $team and t.deleted_at is null and (${reviewed('carry_materials', roles)})))`,
  views: (kind) =>
    `t.business_team_id = $team and (t.kind = 'team' or (t.kind = 'personal' and t.user_id = $me)
      or (t.kind = 'role' and ${kind === 'team' || kind === 'all' ? 'true' : `t.role = any($roles)`}))`,
  trail: (kind) => {
    const all = wide(kind)
    return all ? `${all} and ${NOT_ANOTHERS}` : 't.business_team_id = $team and t.user_id = $me'
  },
  self: () => 't.user_id = $me',
  addressed: () => 't.business_team_id = $team and (t.user_id = $me or t.user_id is null)',
}

function wide(kind: Seer['kind']): string | undefined {
  if (kind === 'all') return 'true'
  return kind === 'team' ? 't.business_team_id = $team' : undefined
}

/** The condition on `t` for the rows a person is to see. */
export const conditionFor = (rows: Exclude<Rows, 'none'>, { kind, userId, teamId, roles }: Seer) =>
  RULES[rows](kind, roles)
    .replaceAll('$me', String(userId))
    .replaceAll('$team', String(teamId))
    .replaceAll('$roles', `array['${roles.join(`','`)}']`)
