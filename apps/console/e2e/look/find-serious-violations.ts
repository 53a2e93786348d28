import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Violations that axe rates serious or critical; frames of other sites are skipped. axe runs in the
 * page itself and stays loaded until the next reload: its wrapper for Playwright opens a page for
 * each run, which takes four times as long.
 */
export async function findSeriousViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(async () => {
    // as: the line above defines it.
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], iframes: false, preload: false },
    )
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
