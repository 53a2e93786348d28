import { expect, it } from 'vitest'
import { parseTable } from '../operations/parse-table.ts'
import { buildRequest } from './build-request.ts'
import { exchange, headersOf, urlOf, type Fetch } from './exchange.ts'

const [download] = parseTable('exports\n 0050i download')
const seen: RequestInit[] = []
const ask = (response: Response) => {
  const fetch: Fetch = async (_url, init) => {
    seen.push(init)
    return response
  }
  const request = buildRequest(download!, { id: '1' })
  const headers = headersOf(request, 't')
  const { signal } = new AbortController()
  return exchange(fetch, { url: urlOf('', request), headers, body: null, request, signal })
}

it('gives a file as it came, whatever its type is, with the token sent', async () => {
  const answer = await ask(
    new Response('id,title\r\n', { headers: { 'content-type': 'text/csv' } }),
  )
  expect(answer).toMatchObject({ status: 200 })
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
