import { findTopics, goodsOfCategory, platformOf, type CastAccount } from '@omc/demo-world'
import { pictureAt } from './picture-at.ts'
import type { SeedDeps } from './seed-people.ts'

const SLOGANS = [
  '把日子过成喜欢的样子',
  '只推荐自己用过的',
  '每天一件好物',
  '认真测评，少花冤枉钱',
] as const
const AGENCIES = ['星河内容机构', '', '远山优选机构'] as const

/** Settings of an account, by its index. */
export function settingsOf(
  { platform, category, nickname, uid }: CastAccount,
  i: number,
  deps: SeedDeps,
) {
  const isGuangguang = platform === 'guangguang'
  const [goods] = goodsOfCategory(platformOf(platform), category)
  return {
    device_no: `OMC-${String(101 + i)}`,
    slogan: SLOGANS[i % SLOGANS.length] ?? '',
    scene_image: pictureAt(deps, goods?.pictures[0] ?? ''),
    watermark: i % 2 === 0 ? `@${nickname}` : '',
    mcn_name: AGENCIES[i % AGENCIES.length] ?? '',
    has_already_sign: i % 3 !== 1,
    sub_operate_name: i % 2 === 0 ? '内容一组' : '内容二组',
    platform_settings: JSON.stringify({ original: i % 2 === 0 }),
    publish_plans: JSON.stringify(i % 3 === 0 ? [{ weekdays: [1, 3, 5], times: ['09:30'] }] : []),
    publish_tag: category,
    assign_topic_ids: topicsFor({ platform, category, uid }).map(({ topic_id: id }) => id),
    assign_tag_names: [category, '推荐'],
    gh_pic_publish_delay: isGuangguang ? 60 : null,
    gh_delete_period: isGuangguang ? 180 : null,
    gh_publish_schedule: JSON.stringify(
      isGuangguang ? { weekdays: [1, 2, 3, 4, 5], times: ['10:00', '20:00'] } : {},
    ),
    change_logs: JSON.stringify(i % 4 === 0 ? [taskCountRaised(deps)] : []),
  }
}

/** Topics of an account. */
const TOPICS = 2

/** The topics at its channel that suit an account best, about what it shows. */
export function topicsFor({ platform, category, uid }: TopicsOf) {
  const row = platformOf(platform)
  const [goods] = goodsOfCategory(row, category)
  return goods ? findTopics(row.feedPrefix, { q: goods.kind.name, uid }).slice(0, TOPICS) : []
}
type TopicsOf = Pick<CastAccount, 'platform' | 'category' | 'uid'>

const DAY_MS = 86_400_000

const taskCountRaised = ({ now }: SeedDeps) => ({
  at: new Date(now.getTime() - 12 * DAY_MS).toISOString(),
  user_id: '',
  username: 'manager',
  changes: { day_task_count: { from: 10, to: 20 } },
})
