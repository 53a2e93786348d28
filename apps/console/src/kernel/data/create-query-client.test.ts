import { behaviour } from '@omc/behaviours/vitest'
import { createFetchTransport, createSdk, statusText, type Transport } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { errorText } from '../errors/error-text.ts'
import { createQueryClient } from './create-query-client.ts'
import { read } from './read.ts'

afterEach(() => onlineManager.setOnline(true))

function setUp(transport?: Transport) {
  const fake = fakeTransport()
  const sdk = createSdk({ transport: transport ?? fake })
  const told: string[] = []
  const report = vi.fn()
  const client = createQueryClient({ report, tell: (error) => told.push(errorText(error, 'zh')) })
  const write = (meta = {}) =>
    new MutationObserver(client, {
      mutationFn: () => sdk.system_notices.clear_notices(),
      meta,
    }).mutate()
  return { fake, sdk, client, told, report, write }
}

test("a failed call is told with the server's message and rejects with its error list", async () => {
  const { fake, told, report, write } = setUp()
  const body = toErrorDocument(409, 'account_waiting', {
    detail: '账号正在冷却',
  })
  fake.answer('system_notices.clear_notices', { status: 409, body })
  await behaviour('E-010', async () => {
    await expect(write()).rejects.toMatchObject({
      status: 409,
      errors: [expect.objectContaining({ code: 'account_waiting' })],
    })
    expect(told).toEqual(['账号正在冷却'])
  })
  expect(report).toHaveBeenCalledOnce()
})

test('without a message of the server the status has its text', async () => {
  const { told, write } = setUp(
    createFetchTransport({
      baseUrl: '',
      fetch: async () => Response.json({}, { status: 500 }),
      messageOf: (status) => statusText(status, 'zh'),
    }),
  )
  await behaviour('E-010', async () => {
    await expect(write()).rejects.toMatchObject({ status: 500, errors: [] })
    expect(told).toEqual(['服务器错误'])
  })
})

test('what a form or an empty screen shows itself is told by nobody else', async () => {
  const { fake, sdk, client, told, report, write } = setUp()
  fake.answer('system_notices.clear_notices', { status: 422, body: {} })
  await expect(write({ isShownInPlace: true })).rejects.toMatchObject({ status: 422 })
  fake.answer('system_notices.list', { status: 500, body: {} })
  await expect(client.fetchQuery(read(sdk, 'system_notices.list'))).rejects.toMatchObject({
    status: 500,
  })
  expect(told).toEqual([])
  expect(report).toHaveBeenCalledTimes(2)
})

test('without a network a read and a write fail at once, and wait for nothing', async () => {
  const { fake, sdk, client, write, told } = setUp()
  onlineManager.setOnline(false)
  fake.answer('system_notices.list', { status: 0 })
  fake.answer('system_notices.clear_notices', { status: 0 })
  await expect(client.fetchQuery(read(sdk, 'system_notices.list'))).rejects.toMatchObject({
    status: 0,
  })
  await expect(write()).rejects.toMatchObject({ status: 0 })
  expect(told).toHaveLength(1)
})
