import type { Tell } from '@omc/ui/testing'

/** Replies of a shop's back office. */
export const sampleReplies = (t: Tell) =>
  [
    t('你好，在的', 'Hello, I am here'),
    t('稍等，我看一下稿件', 'One moment, I look at the draft'),
    t('你好，素材已通过审核', 'Hello, your material was accepted'),
    t('价格含税 (6%)，满 200 元包邮', 'The price includes tax (6%), free delivery above 200'),
    t('今天 18:00 前答复', 'You get an answer before 18:00 today'),
    t('你好，请补一张主图', 'Hello, please add a main picture'),
  ].map((text, index) => ({ id: `r${index}`, text }))

export const sampleGroups = (t: Tell) => [
  { id: 'own', title: t('我的', 'Mine'), replies: sampleReplies(t).slice(0, 3) },
  { id: 'team', title: t('团队', 'Team'), replies: sampleReplies(t).slice(3) },
]

export const samplePeople = (t: Tell) =>
  [
    t('韩梅', 'Han Mei'),
    t('李雷', 'Li Lei'),
    t('林涛', 'Lin Tao'),
    t('吉姆 (渠道)', 'Jim (channel)'),
  ].map((name, index) => ({ id: `p${index}`, name }))
