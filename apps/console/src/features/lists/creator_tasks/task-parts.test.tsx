import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { RecordActs } from '../../../kit/list/acts/record-acts.tsx'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { ofTask, type TaskRow } from './creator-task.acts.ts'
import { TaskGoods } from './task-goods.tsx'
import { TaskSearch } from './task-search.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [
    consoleTexts,
    panelTexts,
    textPart(
      () => import('./creator-tasks.zh.ts'),
      () => import('./creator-tasks.en.ts'),
    ),
  ])
    await addTexts(part)
})
afterEach(cleanup)

const TASK: TaskRow = {
  id: '7',
  keyword: '夏季防晒',
  topic: '',
  category: '',
  closed_at: null,
  contents_count: 0,
}
const ADMIN = { admin: true }

test('a product that is removed can be taken back', async () => {
  const goods = {
    type: 'creator_pools',
    id: '5',
    attributes: { goods_name: '防晒衣', goods_id: '88' },
  }
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    server.answer('creator_tasks.creator_pools', {
      body: { data: [goods], meta: { record_count: 1 } },
    })
    server.answer('creator_pools.delete', { status: 204 })
    server.answer('creator_pools.restore', { body: toDocument({ type: 'creator_pools', id: '5' }) })
    return <TaskGoods record={TASK} />
  })
  fireEvent.click(await screen.findByRole('button', { name: '移除商品 防晒衣' }))
  await waitFor(() => expect(toasts.state.list.map(({ title }) => title)).toEqual(['已移除商品']))
  toasts.state.list[0]?.action?.onSelect()
  await waitFor(() =>
    expect(transport.calls.map(({ operation }) => operation)).toContain('creator_pools.restore'),
  )
})

test('a content that a search found is taken in by the operation of its platform', async () => {
  const found = {
    kind: 'contents',
    platform: 'compass',
    page: 1,
    total: 1,
    goods: [],
    contents: [{ content_id: 'c1', title: '通勤包', play_count: 3, known: false }],
  }
  const { transport } = showInConsole(ADMIN, (server) => {
    server.answer('creator_tasks.search', { body: { data: found } })
    server.answer('creator_tasks.add_content_from_compass', {
      body: { data: { succeeded: [{ id: 'c1' }], failed: [], undo_id: null } },
    })
    return <TaskSearch record={TASK} />
  })
  fireEvent.click(screen.getByRole('button', { name: '查找' }))
  fireEvent.click(await screen.findByRole('button', { name: '加入 通勤包' }))
  await screen.findByText('已加入')
  const call = transport.calls.find(({ operation }) => operation.includes('add_content'))
  expect(call?.operation).toBe('creator_tasks.add_content_from_compass')
  expect(JSON.stringify(call?.body)).toContain('"content_ids":["c1"]')
})

test('an open task is closed after a confirmation, a closed one is opened at once', async () => {
  const { transport } = showInConsole(ADMIN, (server) => {
    server.answer('creator_tasks.close_task', { body: { data: { count: 1, undo_id: null } } })
    return <RecordActs row={TASK} name="夏季防晒" acts={ofTask} inSight={9} />
  })
  expect(screen.queryByRole('button', { name: '重开' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('夏季防晒')
  expect(transport.calls).toEqual([])
  cleanup()
  const closed = { ...TASK, closed_at: '2026-01-01T00:00:00Z' }
  const again = showInConsole(ADMIN, (server) => {
    server.answer('creator_tasks.restore', { body: toDocument({ type: 'creator_tasks', id: '7' }) })
    return <RecordActs row={closed} name="夏季防晒" acts={ofTask} inSight={9} />
  })
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '重开' }))
  await waitFor(() =>
    expect(again.transport.calls.map(({ operation }) => operation)).toEqual([
      'creator_tasks.restore',
    ]),
  )
})

test('people who may only read tasks see no acts', () => {
  showInConsole({ roles: ['jd_pic'] }, () => (
    <RecordActs row={TASK} name="夏季防晒" acts={ofTask} inSight={9} />
  ))
  expect(screen.queryAllByRole('button')).toEqual([])
})
