import type { Words } from '@omc/core'

export interface NoticeText {
  source: 'system' | 'publish' | 'account' | 'job'
  level: 'info' | 'success' | 'warning' | 'error'
  title: Words
  message: Words
  /** Where its rows stand in the console. */
  action: string | null
}

/** Newest first. */
export const NOTICES: readonly NoticeText[] = [
  {
    source: 'publish',
    level: 'success',
    title: { zh: '发布完成', en: 'Published' },
    message: {
      zh: '账号“小红豆”刚刚发布了 1 篇内容。',
      en: 'The account “小红豆” has just published 1 post.',
    },
    action: '/carry/publish/list',
  },
  {
    source: 'publish',
    level: 'warning',
    title: { zh: '账号需要人工验证', en: 'An account needs a person' },
    message: {
      zh: '账号“阿明”遇到人机验证，10 分钟后自动继续。',
      en: 'The account “阿明” met a bot check; it goes on by itself in 10 minutes.',
    },
    action: '/carry/account/list?tab=studio&q=%E9%98%BF%E6%98%8E',
  },
  {
    source: 'job',
    level: 'success',
    title: { zh: '批量入队完成', en: 'Added to the queue' },
    message: { zh: '12 篇内容已加入发布队列。', en: '12 contents are in the publish queue.' },
    action: '/carry/publish/list?tab=queue',
  },
  {
    source: 'account',
    level: 'warning',
    title: { zh: '登录即将到期', en: 'A sign-in ends soon' },
    message: {
      zh: '账号“小雨”的登录将在 3 天后到期，请重新授权。',
      en: 'The sign-in of the account “小雨” ends in 3 days, please sign in again.',
    },
    action: '/carry/account/list?tab=studio&q=%E5%B0%8F%E9%9B%A8',
  },
  {
    source: 'system',
    level: 'info',
    title: { zh: '新的工作台布局', en: 'New workbench layout' },
    message: {
      zh: '现在可以把常用筛选保存为视图。',
      en: 'Filters in frequent use can now be kept as views.',
    },
    action: null,
  },
  {
    source: 'publish',
    level: 'error',
    title: { zh: '发布被拒绝', en: 'A post was refused' },
    message: {
      zh: '内容“控温电热水壶到底值不值”被渠道退回：图片尺寸不足。',
      en: 'The channel returned “控温电热水壶到底值不值”: its pictures are too small.',
    },
    action: '/carry/publish/list?tab=queue&t=refused',
  },
  {
    source: 'job',
    level: 'info',
    title: { zh: '采集完成', en: 'Collection finished' },
    message: {
      zh: '昨日共采集 36 篇内容，其中 5 篇重复已跳过。',
      en: '36 contents were collected yesterday; 5 repeats were left out.',
    },
    action: '/carry/panel/list?tab=fetched',
  },
  {
    source: 'publish',
    level: 'success',
    title: { zh: '今日计划已完成', en: 'Today’s plan is done' },
    message: {
      zh: '账号“小林”今日 20 篇计划全部发布。',
      en: 'All 20 posts planned today for the account “小林” are published.',
    },
    action: '/carry/publish/list',
  },
  {
    source: 'system',
    level: 'info',
    title: { zh: '周报已生成', en: 'The weekly report is ready' },
    message: { zh: '上周阅读量比前一周增长 12%。', en: 'Reads grew by 12% over the week before.' },
    action: null,
  },
  {
    source: 'account',
    level: 'success',
    title: { zh: '账号授权成功', en: 'An account has signed in' },
    message: {
      zh: '达人号“一禾”已完成授权，可以开始发布。',
      en: 'The creator account “一禾” is signed in and can publish.',
    },
    action: '/carry/account/list?tab=studio',
  },
  {
    source: 'publish',
    level: 'warning',
    title: { zh: '有一篇内容待确认', en: 'A post is to be confirmed' },
    message: {
      zh: '渠道没有返回结果，系统正在核对该账号的发布记录。',
      en: 'The channel gave no result; the posts of the account are being looked through.',
    },
    action: '/carry/publish/list?tab=attempts',
  },
  {
    source: 'job',
    level: 'error',
    title: { zh: '任务失败', en: 'A job failed' },
    message: {
      zh: '素材同步在第 3 次重试后仍然失败：渠道超时。',
      en: 'The material sync failed after 3 tries: the channel did not answer in time.',
    },
    action: '/carry/material/list',
  },
  {
    source: 'system',
    level: 'info',
    title: { zh: '密码安全提醒', en: 'Password reminder' },
    message: {
      zh: '建议每三个月更换一次密码。',
      en: 'A new password every three months is a good idea.',
    },
    action: '/ucenter/password',
  },
  {
    source: 'system',
    level: 'info',
    title: { zh: '欢迎使用', en: 'Welcome' },
    message: {
      zh: '开放媒体创作中心已为你的团队开通。',
      en: 'The Open Media Creation Centre is ready for your team.',
    },
    action: null,
  },
]
