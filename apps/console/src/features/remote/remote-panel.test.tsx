import { toDocument, toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  bodies,
  choose,
  command,
  loadTexts,
  openRemote,
  sendAndWait,
  withdrawn,
} from './testing/show-remote.tsx'

beforeAll(loadTexts)
afterEach(cleanup)

const isPressed = (name: string) =>
  screen.getByRole('button', { name: new RegExp(name) }).getAttribute('aria-pressed') === 'true'
const attributes = (more: object) => ({ data: { attributes: expect.objectContaining(more) } })

test('a command goes to the account of the device that was pressed, not to its double elsewhere', async () => {
  const server = await openRemote()
  choose('电脑 pdd')
  expect([isPressed('电脑 jd'), isPressed('电脑 pdd')]).toEqual([false, true])
  await sendAndWait()
  expect(bodies(server)).toMatchObject([attributes({ uid: 'uid-7', platform: 'pdd' })])
})

test('what had no answer is sent again as it was, whatever the form says now, in place of the first', async () => {
  const server = await openRemote((planned) =>
    planned.always('commands.withdraw', { body: toDocument(command('40')) }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  choose('电脑 jd')
  fireEvent.click(track.getByRole('button', { name: '重发' }))
  await waitFor(() => expect(bodies(server)).toHaveLength(2))
  expect(bodies(server)[1]).toEqual(bodies(server)[0])
  const order = server.calls.map(({ operation }) => operation)
  expect(order.indexOf('commands.withdraw')).toBeLessThan(order.lastIndexOf('commands.issue'))
})

const cancelled = () =>
  openRemote((planned) =>
    planned.answer('commands.withdraw', async () => {
      planned.always('commands.list', { body: toListDocument([withdrawn('40')]) })
      return { status: 200, body: toDocument(withdrawn('40')), requestId: null }
    }),
  )

test('cancelling takes the command back, and says so once, with no mark of a refusal', async () => {
  await cancelled()
  choose('电脑 pdd')
  const track = await sendAndWait()
  fireEvent.click(track.getByRole('button', { name: '取消' }))
  expect((await track.findByTestId('phase-withdrawn')).dataset['state']).toBe('withdrawn')
  expect(track.getAllByText('已取消')).toHaveLength(1)
  expect(track.queryByText('拒绝')).toBeNull()
  expect(track.queryByRole('button', { name: '重发' })).toBeNull()
})

test('the focus goes from 取消 to what can be done next, and stays in the box', async () => {
  await cancelled()
  choose('电脑 pdd')
  const track = await sendAndWait()
  const cancel = track.getByRole('button', { name: '取消' })
  cancel.focus()
  fireEvent.click(cancel)
  const close = await track.findByRole('button', { name: '关闭' })
  await waitFor(() => expect(document.activeElement).toBe(close))
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByTestId('command-track')).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(screen.getByTestId('remote-send'))).toBe(true)
})

test('why a device refused is said in a place that screen readers follow from the start', async () => {
  const refused = command('40', { phase: 'refused', detail: 'not-connected' })
  await openRemote((planned) =>
    planned.answer('commands.withdraw', async () => {
      planned.always('commands.list', { body: toListDocument([refused]) })
      return { status: 200, body: toDocument(refused), requestId: null }
    }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  const place = track.getByRole('status')
  fireEvent.click(track.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(place.textContent).toBe('账号没有连接'))
})

test('a cancelled command is no refused one in the history either', async () => {
  await openRemote(undefined, [withdrawn('39')])
  expect((await screen.findAllByText('已取消')).map(({ textContent }) => textContent)).toEqual([
    '已取消',
  ])
  expect(screen.queryByText(/拒绝/)).toBeNull()
})

test('two channels with one number for different accounts each keep their names', async () => {
  const account = (id: string, platform: string, nickname: string) => ({
    type: 'studio_accounts',
    id,
    uid: 'uid-7',
    platform,
    nickname,
  })
  await openRemote(
    (planned) =>
      planned.always('studio_accounts.list', {
        body: toListDocument([account('7', 'jd', '京东小红豆'), account('8', 'pdd', '拼多多绿豆')]),
      }),
    [command('38', { platform: 'jd' }), command('39', { platform: 'pdd' })],
  )
  expect(await screen.findByTitle('京东小红豆')).toBeTruthy()
  expect(screen.getByTitle('拼多多绿豆')).toBeTruthy()
})

test('a command that a device has begun meanwhile is not sent a second time', async () => {
  const server = await openRemote((planned) =>
    planned.always('commands.withdraw', {
      status: 409,
      body: {
        status: 409,
        error: '指令已经在执行或已结束，不能取消',
        errors: [
          { status: '409', code: 'command_begun', detail: '指令已经在执行或已结束，不能取消' },
        ],
      },
    }),
  )
  choose('电脑 pdd')
  const track = await sendAndWait()
  fireEvent.click(track.getByRole('button', { name: '重发' }))
  expect(await screen.findByText('指令已经在执行或已结束，不能取消')).toBeTruthy()
  expect(bodies(server)).toHaveLength(1)
})
