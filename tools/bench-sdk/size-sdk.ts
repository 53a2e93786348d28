/**
 * Bundle size of every entry of the SDK, minified and compressed, in kB of 1000 bytes.
 *
 *   npm run size:sdk
 *
 * Fails above a budget.
 */
import { join } from 'node:path'
import { type Bundle, tellWeight, weighBundle } from '../packing/weigh-bundle.ts'

const SOURCE = join(import.meta.dirname, '../../libs/sdk/src')
const PEER = /^@anycable\//
/** Loaded only if the server publishes a key for credentials; measured separately. */
const WITH_A_KEY = /\/seal-fields\.ts$/

const all = (entry: string) => `export * from '${join(SOURCE, entry)}'`

const BUNDLES: readonly Bundle[] = [
  // Needed by every call: the table of operations, errors, retries, documents.
  {
    name: 'the core: createSdk, every operation',
    program: `export { createSdk } from '${join(SOURCE, 'index.ts')}'`,
    without: WITH_A_KEY,
    budgetKb: 10.7,
  },
  {
    name: '  and a session in a browser',
    program: `export { createSdk, createSession, browserSessionPorts } from '${join(SOURCE, 'index.ts')}'`,
    without: WITH_A_KEY,
    budgetKb: 14,
  },
  { name: '@omc/sdk, all of it', program: all('index.ts'), without: WITH_A_KEY, budgetKb: 16.8 },
  {
    name: '  and what encrypts credentials',
    program: all('credentials/seal-fields.ts'),
    budgetKb: 2.4,
  },
  {
    name: '@omc/sdk/realtime without @anycable',
    program: all('realtime/index.ts'),
    without: PEER,
    budgetKb: 8,
  },
  { name: '@omc/sdk/realtime', program: all('realtime/index.ts'), budgetKb: 17 },
  { name: '@omc/sdk/rsa', program: all('rsa/index.ts'), budgetKb: 2 },
  { name: '@omc/sdk/testing', program: all('testing/index.ts'), budgetKb: 5 },
]

for (const bundle of BUNDLES) tellWeight(bundle, await weighBundle(bundle))
