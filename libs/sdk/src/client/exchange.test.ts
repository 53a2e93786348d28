import { expect, it } from 'vitest'
import { buildRequest } from './build-request.ts'
import { exchange, type Fetch } from './exchange.ts'
import { parseOperation } from './operation-row.ts'

const download = parseOperation('exports.download', [
  'GET /api/v1/exports/{id}/download',
  'read',
  [],
  'export:run',
  'file',
  'none',
  [],
])
const seen: RequestInit[] = []
const ask = (response: Response) => {
  const fetch: Fetch = async (_url, init) => {
    seen.push(init)
    return response
  }
  const { signal } = new AbortController()
  return exchange(fetch, '', buildRequest(download, { id: '1' }), { token: 't', signal })
}

it('gives a file as it came, whatever its type is, with the token sent', async () => {
  const answer = await ask(
    new Response('id,title\r\n', { headers: { 'content-type': 'text/csv' } }),
  )
  expect(answer).toMatchObject({ status: 200, readable: true })
  expect(answer.body).toBeInstanceOf(Blob)
  const text = answer.body instanceof Blob ? await answer.body.text() : undefined
  expect(text).toBe('id,title\r\n')
  expect(new Headers(seen[0]?.headers).get('authorization')).toBe('Bearer t')
})

it('reads the refusal of a file as the document it is', async () => {
  const body = JSON.stringify({ status: 410, error: 'gone', errors: [] })
  const headers = { 'content-type': 'application/vnd.api+json' }
  expect(await ask(new Response(body, { status: 410, headers }))).toMatchObject({
    status: 410,
    body: { error: 'gone' },
  })
})
