import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { runQuietly } from '../packing/run-quietly.ts'
import { findNodes } from '../sdk-package/nodes.ts'
import type { Flattened } from './bench-flatten.ts'
import type { Comparison, Pace } from './comparison.ts'

/** Runs on the oldest Node, on the current one and in Chromium, one after another. */
export async function benchFlattenOnEngines(pace: Pace): Promise<Comparison[]> {
  const work = await mkdtemp(join(tmpdir(), 'omc-bench-sdk-'))
  try {
    const script = await bundle()
    const nodes = await findNodes()
    const file = join(work, 'flatten.cjs')
    await writeFile(
      file,
      `${script}\nconsole.log(JSON.stringify(runFlatten(${JSON.stringify(pace)})))`,
    )
    const engines = [
      ['Node 20', async () => onNode(nodes.oldest, file)],
      ['Node 24', async () => onNode(nodes.present, file)],
      ['Chromium', async () => inChromium(script, pace)],
    ] as const
    const comparisons: Comparison[] = []
    for (const [engine, run] of engines) {
      const flattened = await run()
      console.log(`\n${engine}`)
      console.table(
        Object.fromEntries(flattened.verdicts.map(({ name, ...verdict }) => [name, verdict])),
      )
      for (const comparison of flattened.comparisons)
        comparisons.push({ ...comparison, title: `${comparison.title}, ${engine}` })
    }
    return comparisons
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'flatten-program.ts'),
    platform: 'browser',
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  return output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
}

async function onNode(node: string, file: string): Promise<Flattened> {
  // as: printed by the program just written.
  return JSON.parse(await runQuietly(node, ['--expose-gc', file])) as Flattened
}

async function inChromium(script: string, pace: Pace): Promise<Flattened> {
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--js-flags=--expose-gc'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return await page.evaluate((given) => runFlatten(given), pace)
  } finally {
    await browser.close()
  }
}
