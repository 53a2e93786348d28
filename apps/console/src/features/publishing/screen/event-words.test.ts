import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameOutcome, NotSentReason, UnknownReason } from '@omc/core'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { eventRows, type ServerEvent } from '../run/event-rows.ts'
import { detailWords, eventKey, eventWords, reasonKey } from './event-key.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})

const server = (kind: string, detail: object) =>
  // as: the timeline reads only these members.
  ({ id: '1', kind, detail, title: '夏季', created_at: '2026-01-01T00:00:00Z' }) as ServerEvent
const told = (kind: string, detail: object) => {
  const [row] = eventRows({ events: [], attemptIds: new Map() }, [server(kind, detail)])
  return row ? `${eventWords(i18n.t, row)} · ${detailWords(i18n.t, row)}` : ''
}

test('no code of a program stands in the timeline', async () => {
  const said = () => [
    told('cooldown', { why: 'bot_check', until: '' }),
    told('unknown', { why: 'lease_expired' }),
    told('waiting', { outcome: 'upload_failed', code: null, message: null }),
    told('needs_human', { why: 'not a list of posts' }),
    told('late_result', { said: 'rejected', stands: 'published' }),
  ]
  expect(said()).toEqual([
    '账号冷却 · 渠道要求人工验证',
    '结果待核实 · 设备失去联系，租约到期',
    '等待重试 · 图片上传失败',
    '需要人工决定 · 渠道没有可靠的答复，请到渠道查看',
    '迟到的结果，不改变记录 · 渠道拒绝',
  ])
  await changeLanguage('en')
  expect(said().join(' ')).not.toMatch(/\p{Script=Han}|_/u)
  await changeLanguage('zh')
})

test('what a channel said stands there as it said it', () => {
  expect(told('waiting', { outcome: 'rejected', message: '标题含违禁词' })).toBe(
    '等待重试 · 标题含违禁词',
  )
})

test('a kind and a code that are newer than this console are named as such', () => {
  expect(told('merged', { why: 'moon_phase' })).toBe('其他事件（merged） · 其他原因（moon_phase）')
})

// A code that the types gain and this list lacks does not compile.
const OF_EXECUTORS: Record<NotSentReason | UnknownReason | Refusal, true> = {
  'submit-failed': true,
  'submit-refused': true,
  'submit-late': true,
  'lease-lost': true,
  skipped: true,
  paused: true,
  cancelled: true,
  'frame-not-ready': true,
  'content-invalid': true,
  silence: true,
  'frame-lost': true,
  restarted: true,
  'send-failed': true,
  'bot-check': true,
  rejected: true,
  'upload-failed': true,
  empty: true,
  'no-permission': true,
}
type Refusal = Exclude<FrameOutcome['tag'], 'accepted' | 'unknown' | 'not-sent'>

const API = join(import.meta.dirname, '../../../../../api/src')
const read = (path: string) => readFileSync(join(API, path), 'utf8')
const names = (text = '') => [...text.matchAll(/'([a-z_]+)'/g)].map(([, name = '']) => name)

/** Codes that the server writes into its events, read from its sources. */
function codesOfServer(): string[] {
  const ledger = readdirSync(join(API, 'workflows/ledger'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `workflows/ledger/${name}`)
  const sources = [...ledger, 'jobs/plans/run-plan.ts', ...WITHDRAWERS].map(read)
  const given = sources.flatMap((text) => [
    ...text.matchAll(
      /(?:releaseAttempt|leaveAttempt|toUnknown|toNeedsHuman|withdrawContents)\(.*?'([a-z_]+)'/g,
    ),
    ...text.matchAll(/\?\? '([a-z_]+)'/g),
    ...text.matchAll(/detail: \{ why: '([a-z_]+)'/g),
    ...text.matchAll(/wait_why(?:: | = )'([a-z_]+)'/g),
  ])
  const outcomes = /OUTCOMES = \[([^\]]*)\]/.exec(read('workflows/ledger/report.ts'))
  return [...given.map(([, code = '']) => code), ...names(outcomes?.[1])]
}

const WITHDRAWERS = [
  'resources/creative-contents/creative-contents.resource.ts',
  'resources/carry-contents/carry-content-rows.ts',
  'resources/carry-contents/audit-creative-content.ts',
]

test('every code that can occur has words', () => {
  const codes = [...Object.keys(OF_EXECUTORS), ...codesOfServer()]
  for (const known of [
    'lease_expired',
    'in_vain',
    'disputed',
    'fenced',
    'withdrawn',
    'content_rejected',
    'bot_check',
  ])
    expect(codes).toContain(known)
  expect(codes.filter((code) => reasonKey(code) === null)).toEqual([])
})

test('every kind of event that the server writes has words', () => {
  const kinds = /type EventKind =([^]*?)\n\n/.exec(read('workflows/ledger/record-event.ts'))
  expect(names(kinds?.[1])).toContain('doubled')
  expect(names(kinds?.[1]).filter((kind) => !eventKey(kind))).toEqual([])
})
