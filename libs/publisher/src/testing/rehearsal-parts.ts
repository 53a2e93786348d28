import type { ChannelRule } from '@omc/core/rules'
import type { RehearsalAccount, RehearsalBatch, RehearsalItem } from '../rehearsal/index.ts'

/** 09:00 in Shanghai. */
export const REHEARSAL_NOW = Date.parse('2026-11-20T01:00:00Z')

/** A content of the queue that meets no problem. */
export const rehearsalItem = (given: Partial<RehearsalItem> = {}): RehearsalItem => ({
  id: '1',
  accountId: '9',
  state: 'queued',
  uid: '88213',
  channel: 'jd',
  title: `夏季防晒衣${given.id ?? '1'}`,
  desc: '轻薄透气',
  images: ['https://pictures.example/1.jpg'],
  paragraphs: [],
  items: [],
  topic: null,
  draft: false,
  activity: false,
  priority: 0,
  releaseAt: null,
  waitUntil: null,
  waitWhy: null,
  ...given,
})

export const rehearsalAccount = (given: Partial<RehearsalAccount> = {}): RehearsalAccount => ({
  id: '9',
  permitted: true,
  expiresAt: null,
  cooldownUntil: null,
  endedWhy: null,
  dailyCap: 0,
  submittedToday: 0,
  gapS: 0,
  zone: 'Asia/Shanghai',
  holds: [],
  holder: 'none',
  quietFrom: null,
  quietTo: null,
  ...given,
})

export const rehearsalRule = (given: Partial<ChannelRule> = {}): ChannelRule => ({
  channel: 'jd',
  titleMin: 1,
  titleMax: 28,
  descMax: 1000,
  paragraphsMax: 30,
  imagesMin: 1,
  imagesMax: 15,
  imageRatios: ['3:4', '1:1'],
  topicsMax: 3,
  itemsMax: 10,
  bannedWords: [
    { word: '最便宜', level: 'forbid', suggestion: '实惠', reason: '广告法' },
    { word: '绝绝子', level: 'warn', suggestion: '', reason: '文风' },
  ],
  ...given,
})

export const rehearsalBatch = (given: Partial<RehearsalBatch> = {}): RehearsalBatch => ({
  items: [rehearsalItem()],
  accounts: [rehearsalAccount()],
  rules: [rehearsalRule()],
  flags: { draft: false, activity: false },
  paceMs: 8_000,
  now: REHEARSAL_NOW,
  ...given,
})
