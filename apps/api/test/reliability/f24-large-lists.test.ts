import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../../src/jobs/run-job.ts'
import { TASKS } from '../../src/jobs/task-table.ts'
import { loadRows } from '../load-rows.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

/** `F24_ROWS=1000000` for the long form. */
const ROWS = Number(process.env['F24_ROWS'] ?? 20_000)
const P95_MS = 300
const URL = '/api/v1/carry_contents'

let t: TestApp
let by: Caller
beforeAll(async () => {
  t = await createTestApp()
  by = await t.as('manager')
  await loadRows(
    t,
    'carry_contents',
    `insert into carry_contents (business_team_id, user_id, title, status, updated_at)
     select $1, $2, '标题 ' || n, 'checked', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(1, ${ROWS}) n`,
    [by.teamId, by.userId],
  )
}, 300_000)
afterAll(() => t.close())

async function page(query: Record<string, string>) {
  const startedAt = performance.now()
  const { status, body } = await by.get(URL, query)
  return { status, body, tookMs: performance.now() - startedAt }
}
const at = (share: number, list: number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
const p95 = (list: number[]) => at(0.95, list)
// The runner starts its processes without the option.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What is kept: what waits to be collected is collected first. */
function keptMb() {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
const median = (list: number[]) => at(0.5, list)

describe(`a list of ${ROWS} rows (F24)`, () => {
  it('gives page after page by cursor, each row once, as fast far down as at the top', async () => {
    const tookMs: number[] = []
    const seen = new Set<string>()
    let after: string | undefined
    for (let i = 0; i < 60; i += 1) {
      const one = await page({ 'page[size]': '100', ...(after ? { 'page[after]': after } : {}) })
      expect(one.status).toBe(200)
      for (const { id } of one.body.data as { id: string }[]) seen.add(id)
      after = one.body.meta.next_cursor
      expect(after).toBeTypeOf('string')
      tookMs.push(one.tookMs)
    }
    expect(seen.size).toBe(6_000)
    // Medians: one page that waits for the processor is no slow list.
    const ratio = median(tookMs.slice(30)) / median(tookMs.slice(0, 30))
    console.log(`p95 ${p95(tookMs).toFixed(0)} ms, lower half ${ratio.toFixed(2)} × upper half`)
    expect(Math.min(p95(tookMs), p95(tookMs.slice(0, 30)), p95(tookMs.slice(30)))).toBeLessThan(
      P95_MS,
    )
    expect(ratio).toBeLessThan(2)
  })

  it('refuses a page beyond row 10,000 and says what to do instead, and caps the count', async () => {
    const { status, body } = await page({ 'page[size]': '100', 'page[number]': '101' })
    expect([status, body.errors[0].code]).toEqual([400, 'page_too_deep'])
    expect(body.errors[0].source).toEqual({ parameter: 'page[number]' })
    const first = await page({})
    expect(first.body.meta.record_count).toBeLessThanOrEqual(ROWS)
    expect(first.body.meta.record_count_capped).toBe(true)
  })

  it('is exported whole, in memory that does not grow with it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'omc-f24-'))
    const services = { ...t.services, config: { ...t.services.config, dataDir } }
    const { body } = await by.post('/api/v1/exports', { resource: 'carry_contents', format: 'csv' })
    const deps = { database: t.database, services, tasks: TASKS }
    const heap: number[] = []
    const watch = setInterval(() => heap.push(keptMb()), 100)
    const end = await runJob(deps, Number(body.data.attributes.job_id))
    clearInterval(watch)
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    const third = Math.floor(heap.length / 3)
    const grownMb = Math.min(...heap.slice(-third)) - Math.min(...heap.slice(0, third))
    console.log(`the export of ${ROWS} rows kept ${grownMb.toFixed(0)} MB more at its end`)
    const [row] = await t.rows<{ n: number }>(`select row_count as n from exports`)
    rmSync(dataDir, { recursive: true, force: true })
    expect(row).toEqual({ n: ROWS })
    expect(grownMb).toBeLessThan(20)
  }, 300_000)
})
