import type { Saying } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { PlansTable } from '../../db/files-and-orders-tables.ts'
import type { CarryContentsTable } from '../../db/publishing-tables.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { queueContent, type Account } from '../../workflows/publish-matching.ts'
import type { Remark } from '../job-result.ts'
import type { Step } from '../task.ts'
import { sayPlanQueued, type Filled } from './say-plan-queued.ts'

type Plan = Selectable<PlansTable>
type Content = Selectable<CarryContentsTable>

/** Rows of one read. */
const PAGE = 100
/** Rows that one run looks at, the oldest first: a run is one transaction. */
const MOST_LOOKED_AT = 1000
/** Refused contents that the result names. */
const MOST_NAMED = 100

interface Feed {
  step: Step
  work: LedgerWork
  plan: Plan
  account: Account
}

/** Puts the planned number of matching contents into the queue, and goes on past what does not fit. */
export async function submitPlan({ step, work, plan, account }: Feed) {
  const filled = await fillQueue({ step, work, plan, account })
  const { queued, refused } = filled
  return {
    plan_id: String(plan.id),
    queued,
    wanted: plan.batch_count,
    refused: refused.length,
    failed: refused.slice(0, MOST_NAMED).map(({ id, saying }) => ({ id: String(id), ...saying })),
    ...remarkOn(plan, filled),
    ...sayPlanQueued(plan, account, filled),
  }
}

async function fillQueue({ step, work, plan, account }: Feed): Promise<Filled> {
  const refused: { id: number; title: string; saying: Saying }[] = []
  const wanted = { draft: plan.draft, activity: plan.activity }
  let queued = 0
  let after: number | null = null
  for (let seen = 0; seen < MOST_LOOKED_AT && queued < plan.batch_count; seen += PAGE) {
    const page: Content[] = await nextPage(step, { plan, account, after })
    for (const content of page) {
      if (queued === plan.batch_count) return { queued, refused }
      const result = await queueContent(work, { account, content, wanted })
      if (result.tag === 'queued') queued += 1
      else refused.push({ id: content.id, title: content.title, saying: result.saying })
    }
    after = page.at(-1)?.id ?? null
    if (page.length < PAGE) break
  }
  return { queued, refused }
}

interface Place {
  plan: Plan
  account: Account
  /** Id of the last content that was looked at. */
  after: number | null
}

/** The place is compared in the database: its instants are finer than those here. */
async function nextPage({ db, actor }: Step, { plan, account, after }: Place): Promise<Content[]> {
  const { rows } = await sql<Content>`
    select t.* from carry_contents t
    where t.deleted_at is null and t.business_team_id = ${account.business_team_id}
      and t.status = ${plan.content_status} and ${ownOrReview('carry_contents')(actor)}
      and (${plan.content_source} = '' or t.source = ${plan.content_source})
      and (${plan.content_category} = '' or t.category = ${plan.content_category})
      and not exists (select 1 from publish_contents q where q.family = 'carry' and q.content_id = t.id
        and q.studio_account_id = ${account.id})
      and (${after}::bigint is null or (t.updated_at, t.id) >
        (select c.updated_at, c.id from carry_contents c where c.id = ${after}))
    order by t.updated_at, t.id limit ${PAGE}`.execute(db)
  return rows
}

/** A run that found too little warns, and leads to the first content that has to be corrected. */
function remarkOn({ batch_count: wanted }: Plan, { queued, refused }: Filled): Remark {
  const [first] = refused
  return {
    ...(queued < wanted ? { level: 'warning' } : {}),
    ...(first ? { rows: `/carry/content/list?tab=carry&edit=carry_contents:${first.id}` } : {}),
  }
}
