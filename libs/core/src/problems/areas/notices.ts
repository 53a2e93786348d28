import { problems } from '../problem-row.ts'

/** Texts of notices; the case `message` of a code is the text below its title. */
export const notices = problems({
  account_expired: { status: 200, zh: '账号授权已过期', en: 'An account’s sign-in has ended' },
  'account_expired.message': {
    status: 200,
    zh: '“{name}”的登录已过期，请重新授权。',
    en: 'The sign-in of {name} has ended; please sign in again.',
  },
  account_not_permitted: {
    status: 200,
    zh: '账号没有发布权限',
    en: 'An account may not publish',
  },
  'account_not_permitted.message': {
    status: 200,
    zh: '渠道不再允许“{name}”发布。',
    en: 'The channel no longer lets {name} publish.',
  },
  account_queue_ended: {
    status: 200,
    zh: '账号的发布队列已停',
    en: 'An account’s queue has stopped',
  },
  'account_queue_ended.message': {
    status: 200,
    zh: '渠道说“{name}”没有发布权限：{why}。权限恢复后请重新开始。',
    en: 'The channel says that {name} may not publish: {why}. Start it again once it may.',
  },
  channel_away: {
    status: 200,
    zh: '渠道连不上，发布在等',
    en: 'A channel cannot be reached, so publishing waits',
  },
  'channel_away.message': {
    status: 200,
    zh: '“{name}”的渠道连不上已超过 15 分钟，队列在等；恢复后自动接着发，不用操作。',
    en: 'The channel of {name} has not answered for 15 minutes, so the queue waits. It goes on by itself once the channel answers.',
  },
  channel_token_refused: {
    status: 200,
    zh: '渠道不接受令牌',
    en: 'A channel refuses its token',
  },
  'channel_token_refused.message': {
    status: 200,
    zh: '“{channel}”的网关不接受现在的令牌，服务器的发布和账号检查都在等。请在渠道设置里换成新的令牌。',
    en: 'The gateway of {channel} refuses the present token, so publishing by the server and account checks wait. Please set a new token in the channel’s settings.',
  },
  job_broke: { status: 200, zh: '任务意外中断：{reason}', en: 'The job broke off: {reason}' },
  job_done: { status: 200, zh: '{job}已完成', en: '{job} finished' },
  'job_done.partly': { status: 200, zh: '{job}没有全部完成', en: '{job} finished in part' },
  job_failed: { status: 200, zh: '{job}失败', en: '{job} failed' },
  member_joined: { status: 200, zh: '新成员加入', en: 'A new member has joined' },
  'member_joined.message': {
    status: 200,
    zh: '{name} 通过注册加入了团队，尚未分配角色。',
    en: '{name} has registered with the team and has no role yet.',
  },
  plan_switched_off: { status: 200, zh: '发布计划已停用', en: 'A publish plan was switched off' },
  'plan_switched_off.account_deleted': {
    status: 200,
    zh: '账号“{account}”已删除，计划“{plan}”已停用。恢复账号后，可以重新启用这个计划。',
    en: 'The account {account} was deleted, so the plan {plan} is off now. Once the account is restored, the plan can be switched on again.',
  },
  'plan_switched_off.account_lost': {
    status: 200,
    zh: '计划“{plan}”的建立人已不再负责账号“{account}”，计划不再执行。还需要的话，请为这个账号新建计划。',
    en: 'The person who made the plan {plan} no longer has the account {account}, so it is off now. If it is still needed, please make a new plan for the account.',
  },
  'plan_switched_off.person_gone': {
    status: 200,
    zh: '计划“{plan}”的建立人已停用或离开团队，计划不再执行。还需要的话，请为账号“{account}”新建计划。',
    en: 'The person who made the plan {plan} has left or may not act any more, so it is off now. If it is still needed, please make a new plan for the account {account}.',
  },
  post_doubled: { status: 200, zh: '同一条内容发出了两次', en: 'One content is live twice' },
  'post_doubled.message': {
    status: 200,
    zh: '“{name}”的“{title}”在渠道上有两条，请到渠道删掉一条。',
    en: '{title} of {name} stands at the channel twice; please delete one of the two there.',
  },
  webhook_switched_off: { status: 200, zh: 'Webhook 已被停用', en: 'A webhook was switched off' },
  'webhook_switched_off.message': {
    status: 200,
    zh: '“{name}”连续多次收不到推送，已自动停用。停用期间的事件会保留，重新启用后可以补发。',
    en: '{name} did not take its deliveries again and again, so it is off now. What happens meanwhile is kept and can be replayed once it is on again.',
  },
  'webhook_switched_off.ask': {
    status: 200,
    zh: '“{name}”连续多次收不到推送，已自动停用。停用期间的事件会保留。请联系站点管理员检查后重新启用。',
    en: '{name} did not take its deliveries again and again, so it is off now. What happens meanwhile is kept. Ask a site administrator to check it and switch it on again.',
  },
})
