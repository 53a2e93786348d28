import { problems } from '../problem-row.ts'

/** Results of finished jobs: the code is `done`, the case is the job. */
export const reports = problems({
  'done.accounts_checked': {
    status: 200,
    zh: '已检查 {checked} 个账号，{expired} 个过期，{no_permission} 个无权限',
    en: '{checked} {checked|account|accounts} checked, {expired} expired, {no_permission} without permission',
  },
  'done.accounts_refreshed': {
    status: 200,
    zh: '已刷新 {refreshed} 个账号，{failed} 个未成功',
    en: '{refreshed} {refreshed|account|accounts} refreshed, {failed} not',
  },
  'done.author_contents': {
    status: 200,
    zh: '共 {seen} 篇，新增 {created} 篇',
    en: '{seen} {seen|content|contents}, {created} new',
  },
  'done.bulk': {
    status: 200,
    zh: '{succeeded} 条已处理，{failed} 条未处理',
    en: '{succeeded} done, {failed} not',
  },
  'done.commerce_items': {
    status: 200,
    zh: '已同步 {synced} 个选品，{offered} 个在售',
    en: '{synced} {synced|item|items} refreshed, {offered} on offer',
  },
  'done.content_details': {
    status: 200,
    zh: '已同步 {done} 篇，{failed} 篇未成功',
    en: '{done} {done|content|contents} synced, {failed} failed',
  },
  'done.crowds': {
    status: 200,
    zh: '人群 {groups} 个，新增内容 {pieces} 篇',
    en: '{groups} {groups|group|groups}, {pieces} new {pieces|content|contents}',
  },
  'done.daorc_accounts': {
    status: 200,
    zh: '新增 {made} 个、更新 {renewed} 个达人号账号',
    en: '{made} {made|account|accounts} added, {renewed} renewed',
  },
  'done.darens': {
    status: 200,
    zh: '新增 {made} 位、更新 {renewed} 位达人',
    en: '{made} {made|creator|creators} added, {renewed} renewed',
  },
  'done.gold_ranks': {
    status: 200,
    zh: '金榜商品 {done} 个，{gone} 个已落榜',
    en: '{done} ranked {done|product|products}, {gone} fell out',
  },
  'done.imported': {
    status: 200,
    zh: '{imported} 行已导入，{failed} 行失败',
    en: '{imported} {imported|row|rows} imported, {failed} failed',
  },
  'done.logins': {
    status: 200,
    zh: '已核对 {logins} 个账号，{failed} 个未通过',
    en: '{logins} {logins|login|logins} checked, {failed} did not pass',
  },
  'done.materials_collected': {
    status: 200,
    zh: '采集到 {items} 个新选品，{failed} 个素材失败',
    en: '{items} new {items|item|items}, {failed} {failed|material|materials} failed',
  },
  'done.plan_queue': {
    status: 200,
    zh: '{account} 的发布队列已打开，{resumed} 篇恢复',
    en: 'The queue of {account} is open, {resumed} resumed',
  },
  'done.plan_queue_restored': {
    status: 200,
    zh: '{account} 的发布队列还停着：数据库从备份恢复过，要有人恢复队列；{resumed} 篇已排队',
    en: 'The database was restored, so a person has to resume the queue of {account}; {resumed} {resumed|content is|contents are} in line',
  },
  'done.plan_queued': {
    status: 200,
    zh: '{plan}：{queued} 篇已加入 {account} 的发布队列',
    en: '{plan}: {queued} {queued|content is|contents are} in the queue of {account}',
  },
  'done.plan_queued.few': {
    status: 200,
    zh: '{plan}：{account} 的发布队列加入 {queued} 篇，计划 {wanted} 篇；没有更多符合条件的内容',
    en: '{plan}: queued {queued} of {wanted} for {account}; no more contents match',
  },
  'done.plan_queued.left_out': {
    status: 200,
    zh: '{plan}：{account} 的发布队列加入 {queued} 篇，计划 {wanted} 篇；{left} 篇没有加入：{reasons}',
    en: '{plan}: queued {queued} of {wanted} for {account}; left out {left}: {reasons}',
  },
  'done.pool_items': {
    status: 200,
    zh: '新增 {created} 个，更新 {updated} 个，回收站中 {trashed} 个',
    en: '{created} new, {updated} renewed, {trashed} in the trash',
  },
  'done.pictures': {
    status: 200,
    zh: '{made} 张已生成，{failed} 张失败',
    en: '{made} {made|picture|pictures} made, {failed} failed',
  },
  'done.pools_compared': {
    status: 200,
    zh: '{compared} 个已对标，{refused} 个跳过',
    en: '{compared} compared, {refused} skipped',
  },
  'done.publishes_again': {
    status: 200,
    zh: '{queued} 条已加入发布队列，{failed} 条未加入',
    en: '{queued} queued, {failed} not',
  },
  'done.report': {
    status: 200,
    zh: '{day}：{accounts} 个账号的报表已更新，{missed} 个未能更新',
    en: '{day}: {accounts} {accounts|account|accounts} reported, {missed} not',
  },
  'done.sources': {
    status: 200,
    zh: '看了 {sources} 个来源（{failed} 个未成功），新增 {made} 篇内容',
    en: '{sources} {sources|source|sources}, {failed} failed, {made} new {made|content|contents}',
  },
  'done.team_orders': {
    status: 200,
    zh: '关系 {relations}、团队订单 {team_orders}、账号订单 {studio_orders} 条有更新，{missed} 项未能同步',
    en: '{relations} {relations|relation|relations}, {team_orders} team {team_orders|order|orders}, {studio_orders} account {studio_orders|order|orders} changed; {missed} not reached',
  },
  'done.transcribed': {
    status: 200,
    zh: '{written} 篇已转写，{failed} 篇未成功',
    en: '{written} {written|content|contents} transcribed, {failed} failed',
  },
})
