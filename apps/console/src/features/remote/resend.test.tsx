import type { TransportResponse } from '@omc/sdk'
import { toDocument, toErrorDocument, toListDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  bodies,
  choose,
  command,
  held,
  loadTexts,
  messages,
  openRemote,
  sendAndWait,
  switchTab,
  withdrawn,
} from './testing/show-remote.tsx'

beforeAll(loadTexts)
afterEach(cleanup)

const ok = (body: object): TransportResponse => ({ status: 200, body, requestId: null })
const REFUSED = {
  status: 422,
  body: toErrorDocument(422, 'invalid', { detail: '账号不属于你的团队' }),
}
const NOT_RESENT = '上一条指令已取消，但重发没有成功：账号不属于你的团队'

/** Sends a command and presses 重发; the withdrawal is answered by `give`. */
async function pressResend(second: object = { status: 201, body: toDocument(command('41')) }) {
  const { answer, give } = held<TransportResponse>()
  const server = await openRemote((planned) => {
    planned.answer('commands.withdraw', () => answer)
    planned.always('commands.withdraw', { body: toDocument(withdrawn('40')) })
    planned.answer('commands.issue', { status: 201, body: toDocument(command('40')) })
    planned.answer('commands.issue', second)
    planned.always('commands.issue', { status: 201, body: toDocument(command('41')) })
  })
  choose('电脑 pdd')
  const track = await sendAndWait()
  const resend = track.getByRole('button', { name: '重发' })
  resend.focus()
  fireEvent.click(resend)
  await waitFor(() => expect(resend.getAttribute('aria-busy')).toBe('true'))
  const withdraw = () => {
    server.always('commands.list', { body: toListDocument([command('41'), withdrawn('40')]) })
    give(ok(toDocument(withdrawn('40'))))
  }
  return { server, withdraw }
}

const isSentTwice = (server: FakeTransport) => waitFor(() => expect(bodies(server)).toHaveLength(2))

test('a command that was withdrawn to be sent again is sent, also once the panel is closed', async () => {
  const { server, withdraw } = await pressResend()
  cleanup()
  withdraw()
  await isSentTwice(server)
  expect(bodies(server)[1]).toEqual(bodies(server)[0])
})

test('so it is in a hidden tab, which shows the new command when it is opened again', async () => {
  const { server, withdraw } = await pressResend()
  switchTab()
  withdraw()
  await isSentTwice(server)
  switchTab()
  await waitFor(() =>
    expect(screen.getByTestId('command-track').querySelector('[data-state=withdrawn]')).toBeNull(),
  )
  expect(await screen.findAllByText('已取消')).toHaveLength(1)
  expect(messages()).toEqual([])
})

test('a withdrawn command that could not be sent again says so once, and can be sent from there', async () => {
  const { server, withdraw } = await pressResend(REFUSED)
  withdraw()
  const alert = await screen.findByText(NOT_RESENT)
  expect(messages()).toEqual([])
  const again = alert.closest('[role=alert]')?.querySelector('button')
  again?.focus()
  fireEvent.click(again ?? alert)
  await waitFor(() => expect(bodies(server)).toHaveLength(3))
  expect(bodies(server)[2]).toEqual(bodies(server)[0])
  await waitFor(() => expect(screen.queryByText(NOT_RESENT)).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

test('whoever has left the tab is told by a message', async () => {
  const { withdraw } = await pressResend(REFUSED)
  switchTab()
  withdraw()
  await waitFor(() => expect(messages()).toEqual([NOT_RESENT]))
})

test('a refusal stands alone, in its place, and goes with the next act', async () => {
  const begun = '指令已经在执行或已结束，不能取消'
  const notYours = '账号不属于你的团队'
  const sent = { status: 201, body: toDocument(command('40')) }
  const server = await openRemote((planned) => {
    planned.always('commands.withdraw', {
      status: 409,
      body: toErrorDocument(409, 'command_begun', { detail: begun }),
    })
    planned.answer('commands.issue', sent, sent, REFUSED)
  })
  choose('电脑 pdd')
  const track = await sendAndWait()
  const cancel = () => fireEvent.click(track.getByRole('button', { name: '取消' }))
  const send = async () => {
    const before = bodies(server).length
    fireEvent.click(screen.getByTestId('remote-send'))
    await waitFor(() => expect(bodies(server)).toHaveLength(before + 1))
  }
  cancel()
  expect(await screen.findByText(begun)).toBeTruthy()
  await send()
  await waitFor(() => expect(screen.queryByText(begun)).toBeNull())
  await send()
  expect(await screen.findByText(notYours)).toBeTruthy()
  cancel()
  expect(await screen.findByText(begun)).toBeTruthy()
  expect(screen.queryByText(notYours)).toBeNull()
  expect(messages()).toEqual([])
})
