import { expect, it, vi } from 'vitest'
import { parseTable } from '../operations/parse-table.ts'
import { createSdkFor } from './create-sdk.ts'
import type { Fetch } from './exchange.ts'

const TABLE = parseTable('uploads\n 1112 create')

function setUp() {
  const headers = { 'content-type': 'application/vnd.api+json' }
  const answer = JSON.stringify({ data: { id: '1', type: 'uploads', attributes: {} } })
  const fetch = vi.fn<Fetch>(async () => new Response(answer, { headers }))
  const sdk = createSdkFor(TABLE, { baseUrl: '', fetch })
  const create = async (args: Record<string, unknown>) => sdk['uploads']?.['create']?.(args)
  return { create, sent: () => fetch.mock.calls[0]![1] }
}

it('sends bytes as a form, with everything that is no text as JSON', async () => {
  const { create, sent } = setUp()
  const file = new File(['png'], '茶.png', { type: 'image/png' })
  await create({ file, title: '茶', ids: ['1', '2'], isFirst: false })
  const { body, headers } = sent()
  expect(body).toBeInstanceOf(FormData)
  expect(new Headers(headers).has('content-type')).toBe(false)
  const form = body instanceof FormData ? body : new FormData()
  const part = form.get('file')
  expect(part instanceof File ? [part.name, await part.text()] : null).toEqual(['茶.png', 'png'])
  expect([form.get('title'), form.get('ids'), form.get('isFirst')]).toEqual([
    '茶',
    '["1","2"]',
    'false',
  ])
})

it('sends base64 text as the document it is an attribute of', async () => {
  const { create, sent } = setUp()
  await create({ file: 'aGFsbG8=' })
  expect(sent().body).toBe('{"data":{"type":"uploads","attributes":{"file":"aGFsbG8="}}}')
  expect(new Headers(sent().headers).get('content-type')).toBe('application/vnd.api+json')
})
