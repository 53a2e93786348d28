import { behaviour } from '@omc/behaviours/vitest'
import type { FrameOutcome } from '@omc/core'
import { initialState, type LoopState } from '@omc/core'
import type { PublisherEvent, WorkItem, WorkState } from '@omc/publisher'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { accountSyncToast } from '../host/account-sync-toast.ts'
import { eventRows } from '../run/event-rows.ts'
import type { WorkFamily } from '../work/work-kinds.ts'
import { detailWords, eventWords } from './event-key.ts'
import { workWords } from './work-words.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})

/** A text in both languages. */
async function inBoth(say: () => string): Promise<readonly [zh: string, en: string]> {
  await changeLanguage('zh')
  const zh = say()
  await changeLanguage('en')
  const en = say()
  await changeLanguage('zh')
  return [zh, en]
}

/** The line of the timeline for one event of the loop. */
function line(event: Pick<PublisherEvent, 'kind' | 'level' | 'detail'>): () => string {
  const [row] = eventRows(
    {
      events: [{ seq: 1, at: 1, attemptKey: 'key', title: null, ...event }],
      attemptIds: new Map(),
    },
    [],
  )
  return () =>
    row ? [eventWords(i18n.t, row), detailWords(i18n.t, row)].filter(Boolean).join(' · ') : ''
}

/** A job whose last record had an outcome. */
const jobAfter = (
  outcome: FrameOutcome,
  phase: LoopState<WorkItem>['phase'],
  published = 0,
): WorkState => {
  const idle = initialState<WorkItem>()
  const record = { id: '1', title: '' }
  const item = { attemptKey: '1/1', channel: 'jd', title: '', record, tryNumber: 1 }
  return { ...idle, phase, counts: { ...idle.counts, published }, last: { item, outcome, at: 1 } }
}
const told =
  (family: WorkFamily, loop: WorkState, leftOutCount = 0) =>
  () => {
    const { title, last } = workWords(i18n.t, family, { loop, leftOutCount })
    return [title, last].filter(Boolean).join(' | ')
  }

const done: FrameOutcome = { tag: 'accepted', contentId: '', feedId: '' }
const broken: FrameOutcome = { tag: 'rejected', code: 'failed', message: 'HTTP 500' }
const wait = (why: 'pacing' | 'upload' | 'empty') =>
  ({ tag: 'waiting', why, sinceAt: 0, dueAt: 1, resume: { tag: 'fetch' } }) as const
const stopped = (why: 'completed' | 'cancelled' | 'no-permission') =>
  ({ tag: 'stopped', why }) as const

test('a success is told: a post with its feed id, a draft', async () => {
  const said = {
    post: await inBoth(line({ kind: 'outcome', level: 'success', detail: '991' })),
    draft: await inBoth(line({ kind: 'draft-saved', level: 'success', detail: '992' })),
  }
  behaviour(['B-195', 'E-057'], () =>
    expect(said.post).toEqual(['发布成功 · feed 991', 'Publish success · feed 991']),
  )
  behaviour(['B-195', 'E-058'], () =>
    expect(said.draft).toEqual(['草稿已保存 · feed 992', 'Draft saved · feed 992']),
  )
})

test('a success of a job is told: one record synced, N records deleted', async () => {
  const synced = await inBoth(told('sync', jobAfter(done, wait('pacing'), 1)))
  const deleted = await inBoth(told('delete', jobAfter(done, stopped('completed'), 8)))
  behaviour(['B-195', 'E-056'], () =>
    expect(synced).toEqual([
      '等待下一条 | 已同步 1 条',
      'Waiting for the next one | One record synced',
    ]),
  )
  behaviour(['B-195', 'E-059'], () => expect(deleted).toEqual(['已删除 8 条', 'Deleted 8 records']))
})

test('a sync that fails says so, and that it stopped', async () => {
  const [zh, en] = await inBoth(told('sync', jobAfter(broken, stopped('cancelled'))))
  behaviour('E-046', () => {
    expect(zh).toMatch(/^同步出错，已停止/)
    expect(en).toMatch(/^Sync hit an error and stopped/)
  })
  behaviour('E-048', () => {
    expect(zh).toMatch(/\| 数据同步失败 · HTTP 500$/)
    expect(en).toMatch(/\| Sync data failed · HTTP 500$/)
  })
})

test('a picture that was not taken, and a content without data, say what is tried again', async () => {
  const upload = jobAfter({ tag: 'upload-failed', message: '' }, wait('upload'))
  const empty = jobAfter({ tag: 'empty', message: '' }, wait('empty'))
  const [uploadZh, uploadEn] = await inBoth(told('images', upload))
  const [emptyZh, emptyEn] = await inBoth(told('images', empty))
  behaviour('E-047', () => {
    expect(uploadZh).toContain('图片上传失败')
    expect(uploadEn).toContain('Upload image failed')
  })
  behaviour('E-045', () => {
    expect(emptyZh).toContain('内容不可用，正在重试发布或获取')
    expect(emptyEn).toContain('Content unavailable, retrying publish or fetch')
  })
})

test('a job without the right to its list gives no reason of an earlier record', async () => {
  const said = told(
    'images',
    jobAfter({ tag: 'upload-failed', message: '1.png' }, stopped('no-permission')),
  )
  expect(await inBoth(said)).toEqual(['没有权限，队列已完成', 'No permission, queue completed'])
})

test('the wait of the publishing says the same of a content that gave no data', async () => {
  const said = await inBoth(() => i18n.t('publishing.why.empty'))
  behaviour('E-045', () =>
    expect(said).toEqual([
      '内容不可用，正在重试发布或获取',
      'Content unavailable, retrying publish or fetch',
    ]),
  )
})

test('an account that cannot be kept as its page shows it is an error', async () => {
  const toast = () => accountSyncToast(i18n.t, new Error('offline'))
  const said = await inBoth(() => toast().title)
  behaviour('E-044', () => expect(said).toEqual(['账号信息同步失败', 'Account info sync failed']))
  expect(toast().tone).toBe('danger')
})

test('a product out of range is named as that', async () => {
  const said = await inBoth(line({ kind: 'outcome', level: 'error', detail: 'item-out-of-range' }))
  behaviour('E-052', () =>
    expect(said).toEqual([
      '所选商品不在允许的范围内',
      'The chosen item is not within the allowed range',
    ]),
  )
})

test('a job without permission ends with the message that the queue is completed', async () => {
  const denied = jobAfter({ tag: 'no-permission', message: '' }, stopped('no-permission'))
  expect(await inBoth(told('delete', denied))).toEqual([
    '没有权限，队列已完成',
    'No permission, queue completed',
  ])
})

test('a job that left records out does not say that all is done', async () => {
  const job = jobAfter(broken, { tag: 'stopped', why: 'completed' }, 2)
  const [zh, en] = await inBoth(told('images', job, 3))
  expect(zh).toContain('已完成 2 条，3 条多次失败')
  expect(en).toContain('Done: 2; failed repeatedly and left out: 3')
})
