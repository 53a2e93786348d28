import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { EXECUTORS } from '../../jsonapi/facts/vocabulary/publishing.ts'

/** Field descriptions specific to studio_accounts. */
export const studioAccountsWords: WordsByName = {
  platform: said('渠道', 'Channel', 'The channel the account publishes at', 'platform'),
  nickname: said('账号昵称', 'Nickname', 'Name of the account at its channel'),
  username: said('登录名', 'Login name', 'Name the account signs in with at its channel'),
  email: said(
    '邮箱',
    'Email',
    'Mail address of the account at its channel; empty for none',
    'email',
  ),
  category: said('领域', 'Field', 'What the account posts about'),
  kind: {
    ...said('设备种类', 'Kind', 'Whether a browser or the server holds the account'),
    choices: EXECUTORS,
  },
  day_counted_count: said(
    '今日已用额度',
    'Counted today',
    'What the daily cap counts: posts of the account that were sent today, in its time zone, and are live or may be',
  ),
  user_id: said('负责人', 'Runs it', 'The person who runs the account', 'id of users'),
  title: said('标题', 'Title', 'Headline of the piece'),
  topic: said('话题', 'Topic', 'Hashtag the new contents get, without #'),
  text: said('文字', 'Text', 'The words of the piece'),
  topics: said('话题', 'Topics', 'Topics the channel offers (`topic_id`, `name`, `heat`)'),
  topic_names: said(
    '话题名称',
    'Topic names',
    'Names of the topics of the account by their number, as far as the channel has told them',
  ),
  'filter.online': said(
    '在线',
    'Online',
    '`true`: accounts whose lease a live device holds; `false`: the others',
  ),
  'filter.expired': said(
    '已过期',
    'Expired',
    '`true`: accounts whose login has ended; `false`: the others',
  ),
  'filter.expires_since': said(
    '到期不早于',
    'Login ends from',
    'Accounts whose login ends at this instant or later',
  ),
  'filter.expires_until': said(
    '到期早于',
    'Login ends before',
    'Accounts whose login ends before this instant',
  ),
  'filter.cooling': said(
    '待人工验证',
    'Needs a check',
    '`true`: accounts that a bot check stopped and that rest until `cooldown_until`; `false`: the others',
  ),
  'filter.ended': said(
    '队列已结束',
    'Queue ended',
    '`true`: accounts whose queue “no permission” has ended, until a person starts it again; `false`: the others',
  ),
  'filter.restored': said(
    '恢复备份后暂停',
    'Waits since a restore',
    '`true`: accounts whose queue waits for a person since the database was restored; `false`: the others',
  ),
  'filter.short_queue': said(
    '队列不足',
    'Short queue',
    '`true`: accounts whose queue holds less than they may still publish today; `false`: the others',
  ),
  'filter.unattended': said(
    '没有人在发布',
    'Nobody publishes',
    '`true`: accounts whose items could have gone out for an hour, held up by nothing, and that no device publishes; `false`: the others',
  ),
  holder: said('发布设备', 'Holder', 'The device that holds the account now; null: none does'),
  holds: said(
    '停住的原因',
    'Holds',
    'What keeps the queue of the account from going on, in the order in which to end it; empty: nothing',
  ),
  checked_at: said(
    '检查时间',
    'Checked',
    'When the channel was asked last whether the account may publish',
  ),
  contents_count: said('内容数', 'Contents', 'Studio contents of the account'),
  status_count: said(
    '内容状态',
    'Contents by status',
    'How many studio contents stand in each status',
  ),
  created_at: said('添加时间', 'Added', 'When the account was added here'),
  channel: said('渠道', 'Channel', 'The channel with its creator page (`frame_url`)'),
  id: said('编号', 'ID', 'Number of the record', 'id'),
  'get_groups.id': said('分组编号', 'Group ID', 'Number of the group at the channel', 'key'),
  'change_sources_owner.owner_id': said(
    '新负责人',
    'New owner',
    'The person who gets the watched authors of the account',
    'id of users',
  ),
  ended: said('已结束等待', 'Wait ended', 'Whether the account rested for a check and goes on now'),
  reopened: said('已重新开始', 'Started again', 'Whether the queue had ended and goes on now'),
  status: said('状态', 'Status', 'Where the contents go'),
  'set_content_status.from': said('原状态', 'From', 'Only contents that stand here now'),
  'clear_contents.status': said(
    '状态',
    'Status',
    'Only contents that stand here go to the trash; all of them when left out',
  ),
  search: said('搜索', 'Search', 'Text in nickname or `uid`, capitals or not'),
  size: said('条数', 'At most', 'How many accounts of the platform to read'),
  'get_topic.size': said('条数', 'At most', 'How many topics to answer'),
  q: said('关键词', 'Search words', 'Part of the topic’s name'),
}
