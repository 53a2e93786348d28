import { expect, type Page } from '@playwright/test'
import { callAs, origin } from './system.ts'
import type { OpenAs } from './test.ts'

const PIC = '/guanghe/gh-pic/audit'

export type Call = Awaited<ReturnType<typeof callAs>>

/** Pieces of pictures that await review, with a title of their own. */
export async function makePieces(name: string, count: number): Promise<void> {
  const manager = await callAs('manager')
  const lines = Array.from({ length: count }, (_, at) => `${name} ${at},正文 ${at}`)
  const blob = Buffer.from(['名称,正文', ...lines].join('\n')).toString('base64')
  const made = await manager('POST', '/api/v1/smart_contents/add_content_from_import', {
    blob,
    category: name,
    source: 'import',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const ids: string[] = made.body.data.succeeded.map(({ id }: { id: string }) => id)
  const moved = await manager('PUT', '/api/v1/smart_contents/batch_content_status', {
    ids,
    status: 'processed',
  })
  expect(moved.status).toBe(200)
}

/** Review of the pieces of one name. */
export const queueOf = (name: string) =>
  `${origin}/#${PIC}?queue=smart&f.category=${encodeURIComponent(name)}`

export async function countAt(call: Call, name: string, status: string): Promise<number> {
  const query = `filter[category]=${encodeURIComponent(name)}&filter[status]=${status}&page[size]=1`
  return (await call('GET', `/api/v1/smart_contents?${query}`)).body.meta.record_count
}

export const piece = (page: Page) => page.locator('[data-piece]')

/** Makes pieces of one name, and opens their review as an auditor. */
export async function openReview(openAs: OpenAs, name: string, count: number): Promise<Page> {
  await makePieces(name, count)
  const page = await openAs('auditor')
  await page.goto(queueOf(name))
  await expect(piece(page)).toBeVisible()
  return page
}
