import type { Sdk } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import { PieceRefused } from '../review/review-subject.ts'
import { createDesk } from './create-desk.ts'
import type { DeskPiece } from './desk-state.ts'

const piece = (id: string): DeskPiece => ({
  id,
  title: `作品 ${id}`,
  cover: '',
  note: '',
  status: 'processed',
  version: 'v1',
  contents: 1,
})

function deskWith(decide: () => Promise<string | null>) {
  const undo = vi.fn(async () => ({ succeeded: [], failed: [] as readonly unknown[] }))
  const refresh = vi.fn()
  // as: the desk calls nothing else of it.
  const sdk = { audit_events: { undo } } as unknown as Sdk
  const desk = createDesk({ sdk, work: { decide }, refresh })
  desk.show('甜茶', [piece('1'), piece('2'), piece('3')])
  return { desk, undo, refresh, state: () => desk.store.state }
}

test('shows a decision before it is sent, and reads again once all of them are answered', async () => {
  const answers: ((id: string) => void)[] = []
  const { desk, refresh, state } = deskWith(() => new Promise((resolve) => answers.push(resolve)))
  desk.approve()
  desk.reject('重复')
  expect(state().decided).toEqual({
    '1': { verdict: 'checked', reason: '' },
    '2': { verdict: 'rejected', reason: '重复' },
  })
  expect(state().current?.id).toBe('3')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('41')
  await Promise.resolve()
  expect(refresh).not.toHaveBeenCalled()
  answers[1]?.('42')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test('takes back the last decision, or a chosen one, once the server has answered it', async () => {
  const { desk, undo, state } = deskWith(async () => '41')
  desk.approve()
  desk.undo()
  expect(state()).toMatchObject({ decided: {}, current: { id: '1' } })
  await vi.waitFor(() => expect(undo).toHaveBeenCalledWith({ id: '41' }))
  desk.approve()
  desk.approve()
  const [, older] = state().recent
  desk.undo(older?.key)
  expect(Object.keys(state().decided)).toEqual(['2'])
})

test('a decision that is refused is taken back, says why and undoes nothing', async () => {
  const { desk, undo, state } = deskWith(async () => {
    throw new PieceRefused('已审')
  })
  desk.approve()
  await vi.waitFor(() => expect(state().notice?.what.tag).toBe('taken'))
  expect(state()).toMatchObject({ decided: {}, current: { id: '1' }, recent: [] })
  desk.undo()
  await Promise.resolve()
  expect(undo).not.toHaveBeenCalled()
  desk.rejectRefused('不可推广')
  expect(state().decided['1']).toEqual({ verdict: 'rejected', reason: '不可推广' })
})

test('says when something was changed since, so that it is not undone', async () => {
  const { desk, undo, state } = deskWith(async () => '41')
  undo.mockResolvedValue({ succeeded: [], failed: [{ id: '1' }] })
  desk.approve()
  desk.undo()
  await vi.waitFor(() => expect(state().notice?.what.tag).toBe('undo-refused'))
})
