import { problems } from '../problem-row.ts'

export const accounts = problems({
  account_busy: {
    status: 409,
    zh: '账号有内容正在发布或待核实，暂不能删除',
    en: 'Something of the account is being published or verified',
  },
  'account_busy.queued': {
    status: 409,
    zh: '账号的发布队列里还有 {count} 条内容，删除后发不出去；请先在待发布里撤回，或等它们发完',
    en: 'The queue of the account still holds {count}, and nothing else could publish them: withdraw them there, or let them go out first',
  },
  account_of_another: {
    status: 409,
    zh: '{platform}账号 {uid} 属于其他成员',
    en: 'The {platform} account {uid} belongs to a colleague',
  },
  'account_of_another.login': {
    status: 409,
    zh: '{platform}账号 {uid} 属于其他成员',
    en: 'The {platform} login {uid} belongs to a colleague',
  },
  ambiguous_uid: {
    status: 422,
    zh: '有多个账号使用 {uid}，请加上“平台”列',
    en: 'Several accounts have the uid {uid}: name the platform',
  },
  changed: { status: 409, zh: '数据已变化，请重试', en: 'It was changed meanwhile, try again' },
  in_trash: { status: 409, zh: '该来源在回收站中', en: 'The source is in the trash' },
  'invalid_range.from_zero': {
    status: 422,
    zh: '日期范围应为 0 到 {max_days} 天',
    en: 'The range must be 0 to {max_days} days',
  },
  'no_author.address': {
    status: 422,
    zh: '无法从来源地址读出作者编号，请填写作者编号',
    en: 'The source address names no author, give the author ID',
  },
  'no_author.give': {
    status: 400,
    zh: '请填写作者编号，或含有作者编号的来源地址',
    en: 'Give the author ID, or a source address that names an author',
  },
  'no_author.source': { status: 409, zh: '来源没有作者编号', en: 'The source names no author' },
  not_assignable: {
    status: 409,
    zh: '状态为 {status} 的内容不能分配',
    en: 'A content that is {status} cannot be assigned',
  },
  'not_found.of_account': {
    status: 404,
    zh: '不属于该账号',
    en: 'It does not belong to this account',
  },
  'not_found.source': {
    status: 404,
    zh: '来源不存在或无权使用',
    en: 'The source does not exist or is not yours',
  },
  'not_found.sources': {
    status: 404,
    zh: '来源 {ids} 不存在或无权使用',
    en: 'These sources do not exist or are not yours: {ids}',
  },
  other_team: { status: 422, zh: '不属于同一团队', en: 'It belongs to another team' },
  'other_team.account': {
    status: 409,
    zh: '账号属于另一个团队',
    en: 'The account belongs to another team',
  },
  'other_team.material': {
    status: 409,
    zh: '素材属于另一个团队',
    en: 'The material is another team’s',
  },
  'other_team.person_account': {
    status: 422,
    zh: '该成员不在账号所属团队',
    en: 'The person is not of the account’s team',
  },
  'other_team.source_account': {
    status: 409,
    zh: '来源与账号不属于同一团队',
    en: 'Source and account belong to different teams',
  },
  outcome_unknown: {
    status: 409,
    zh: '结果未知，不会再次使用，请在平台上核对',
    en: 'The outcome is not known; it is not used again, look at the platform',
  },
  'required.author_or_home': {
    status: 400,
    zh: '请填写作者编号或主页网址',
    en: 'Give an author ID or the URL of a home page',
  },
  wrong_platform: { status: 409, zh: '是{platform}账号', en: 'It is a login of {platform}' },
})
