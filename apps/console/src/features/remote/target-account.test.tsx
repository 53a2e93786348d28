import type { TransportResponse } from '@omc/sdk'
import { toErrorDocument, toListDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { held, loadTexts, openRemote } from './testing/show-remote.tsx'

beforeAll(loadTexts)
afterEach(cleanup)

const ACCOUNT = { type: 'studio_accounts', id: '7', uid: 'uid-7', platform: 'pdd' }

/** Chooses an account by its name. */
async function chooseAccount(plan: (server: FakeTransport) => void) {
  const server = await openRemote((planned) => {
    planned.always('studio_accounts.get_select', {
      body: { data: [{ id: '7', label: '小红豆', uid: 'uid-7' }] },
    })
    plan(planned)
  })
  fireEvent.click(await screen.findByRole('combobox', { name: '目标账号' }))
  fireEvent.click(await screen.findByRole('option', { name: '小红豆' }))
  return server
}

const canSend = () => !screen.getByTestId<HTMLButtonElement>('remote-send').disabled

test('before an account is chosen, the form asks for one', async () => {
  await openRemote()
  expect(screen.getByText('先选择目标账号')).toBeTruthy()
})

test('a chosen account that is still being read is not asked for again', async () => {
  const { answer, give } = held<TransportResponse>()
  await chooseAccount((server) => server.always('studio_accounts.list', () => answer))
  expect(await screen.findByText('正在读取目标账号…')).toBeTruthy()
  expect(screen.queryByText('先选择目标账号')).toBeNull()
  expect(canSend()).toBe(false)
  give({ status: 200, body: toListDocument([ACCOUNT]), requestId: null })
  await waitFor(() => expect(canSend()).toBe(true))
})

test('an account that could not be read can be read again', async () => {
  const server = await chooseAccount((planned) =>
    planned.always('studio_accounts.list', { status: 500, body: toErrorDocument(500, 'internal') }),
  )
  expect(await screen.findByText('没能读取目标账号')).toBeTruthy()
  server.always('studio_accounts.list', { body: toListDocument([ACCOUNT]) })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(canSend()).toBe(true))
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('an account that was given away is said to be missing', async () => {
  await chooseAccount((server) =>
    server.always('studio_accounts.list', { body: toListDocument([]) }),
  )
  expect(await screen.findByText('找不到这个账号，可能已转给别人')).toBeTruthy()
  expect(canSend()).toBe(false)
})
