/**
 * Packs the chat widget and installs the tarball, as a user would, into an empty Vite app with the
 * oldest React and one with the current React; checks the types, builds the app, then uses and
 * attacks it in Chromium.
 *
 *   npm run test:widget
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { startRegistry } from '../packing/local-registry.ts'
import { packLibrary, type Packed } from '../packing/pack-library.ts'
import { outcomeOf, tellOutcome } from '../packing/tell-outcome.ts'
import { attackPlainPage, attackWidget } from './attack-widget.ts'
import { buildPage, checkTypes, installConsumer, packagesOfModel, runExample } from './consumer.ts'
import { findReacts, type ReactAtHand } from './reacts.ts'
import { EXPECTED, usePage } from './use-page.ts'
import { WIDGET } from './widget.ts'

const OTHERS = ['react', 'react-dom', '@types/react', '@types/react-dom']

const work = await mkdtemp(path.join(tmpdir(), 'omc-widget-'))
const executablePath = process.env['CHROME_PATH']
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
try {
  const packed = await packLibrary(WIDGET, work)
  await Promise.all((await findReacts()).map((react) => look(react, packed)))
} finally {
  await browser.close()
  await rm(work, { recursive: true, force: true })
}

async function look(react: ReactAtHand, packed: Packed): Promise<void> {
  const { version, modules, isPresent } = react
  const folder = path.join(work, `react-${version}`)
  const { file: tarball, manifest } = packed
  const tell = async (name: string, expected: unknown, task: () => Promise<unknown>) => {
    const outcome = await outcomeOf(expected, task)
    tellOutcome(`React ${version}: ${name}`, outcome)
    return outcome.fault === null
  }
  const registry = await startRegistry({ tarball, manifest, others: OTHERS, modules }, work)
  const isInstalled = await tell('installed', undefined, () => installConsumer(folder, registry))
  await registry.close()
  if (!isInstalled) return
  await tell('the example of the README', [1, true], () => runExample(folder))
  await tell('used in a plain page', [`React ${version}`, ...EXPECTED], async () =>
    usePage(browser, await buildPage(folder, 'page', 'development')),
  )
  if (isPresent) {
    // Both install the same declarations, and the model needs no React.
    await tell('types', '', () => checkTypes(folder))
    await tell('the model alone, no React', [manifest.name], () => packagesOfModel(folder))
    return
  }
  // The current React refuses some URLs itself; the oldest one leaves all to the widget.
  const hostile = await buildPage(folder, 'hostile', 'production')
  await Promise.all([
    tell('attacks run where they are believed', true, () => attackPlainPage(browser, hostile)),
    tell('no attack runs in the widget', [], () => attackWidget(browser, hostile)),
  ])
}
