import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'

let t: TestApp
let operator: Caller
let made: Factories
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  made = createFactories(t.database)
  await t.rows(
    `insert into channel_topics (channel, topic_id, name, updated_at)
     select 'jd', 'n' || n, '话题' || n, now() from generate_series(1, 9) n
     union all select 'pdd', 'n1', '别处的话题', now()`,
  )
  await t.rows(`update channel_rules set topics_max = 3 where channel = 'jd'`)
})
afterAll(() => t.close())

const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })

/** The topic under which a content of an account stands in the queue. */
async function queuedTopic(account: object, content: object = {}) {
  const { uid } = await made.account({ ...own(), platform: 'jd', ...account })
  const { id } = await made.content({ ...own(), topic: '', ...content })
  const answer = await operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, { uid })
  return answer.body.data.attributes.topic
}
async function category(names: string[]) {
  const [row] = await t.rows<{ id: number }>(
    `insert into business_categories (business_team_id, name, assign_topic_names)
     values ($1, $2, $3) returning id`,
    [operator.teamId, `类目 ${names.join()}`, names],
  )
  return { business_category_id: row?.id ?? null }
}

it('a content without a topic is published under those of the account, in their order', async () => {
  expect(await queuedTopic({ assign_topic_ids: ['n5', 'n2'] })).toBe('话题5 话题2')
})

it('takes no more of them than the channel lets through', async () => {
  expect(await queuedTopic({ assign_topic_ids: ['n1', 'n2', 'n3', 'n4'] })).toBe(
    '话题1 话题2 话题3',
  )
  expect(await queuedTopic({ ...(await category(['一 二', '三 四', '五'])) })).toBe('一 二 五')
})

it('leaves the own topic of a content', async () => {
  expect(await queuedTopic({ assign_topic_ids: ['n1'] }, { topic: '穿搭' })).toBe('穿搭')
})

it('takes those of the category where the account has none, and leaves out what nobody can name', async () => {
  const ofCategory = await category(['好物'])
  expect(await queuedTopic({ ...ofCategory, assign_topic_ids: ['n1'] })).toBe('话题1')
  expect(await queuedTopic(ofCategory)).toBe('好物')
  expect(await queuedTopic({ ...ofCategory, assign_topic_ids: ['unheard'] })).toBe('好物')
  expect(await queuedTopic({ assign_topic_ids: ['unheard', 'n2'] })).toBe('话题2')
  expect(await queuedTopic({})).toBe('')
})

it('creator_contents.get_publish_params shows them before anything is queued', async () => {
  const { id: accountId } = await made.account({
    ...own(),
    platform: 'jd',
    assign_topic_ids: ['n7'],
  })
  const [content] = await t.rows<{ id: number }>(
    `insert into creator_contents (business_team_id, user_id, title, studio_account_id, channel, status)
     values ($1, $2, '标题', $3, 'jd', 'checked') returning id`,
    [operator.teamId, operator.userId, accountId],
  )
  const path = `/api/v1/creator_contents/${content?.id}/get_publish_params`
  expect((await operator.post(path, {})).body.data.topic).toBe('话题7')
})
