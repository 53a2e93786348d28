/**
 * What users of the SDK pay: every entry bundled, minified and packed, in kB of 1000 bytes.
 *
 *   npm run size:sdk
 *
 * Fails above a budget.
 */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const SOURCE = join(import.meta.dirname, '../../libs/sdk/src')
const PEER = /^@anycable\//

interface Bundle {
  readonly name: string
  /** What a program of the user says. */
  readonly program: string
  /** Peers that the user has anyway. */
  readonly without?: RegExp
  readonly budgetKb: number
}

const all = (entry: string) => `export * from '${join(SOURCE, entry)}'`

const BUNDLES: readonly Bundle[] = [
  // What every call needs, whichever it is: the table of all operations, errors, repeats, documents.
  {
    name: 'the core: createSdk, every operation',
    program: `export { createSdk } from '${join(SOURCE, 'index.ts')}'`,
    budgetKb: 10,
  },
  {
    name: '  and a session in a browser',
    program: `export { createSdk, createSession, browserSessionPorts } from '${join(SOURCE, 'index.ts')}'`,
    budgetKb: 13.5,
  },
  { name: '@omc/sdk, all of it', program: all('index.ts'), budgetKb: 15.5 },
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

for (const bundle of BUNDLES) {
  const code = await bundled(bundle)
  const kb = gzipSync(code, { level: 9 }).length / 1000
  // Written so that a size that is no number fails.
  const fits = kb > 0 && kb <= bundle.budgetKb
  const plain = `${(Buffer.byteLength(code) / 1000).toFixed(1)} kB`
  console.log(
    `${fits ? '✓' : '✗'} ${bundle.name.padEnd(37)} ${kb.toFixed(2).padStart(6)} kB packed, ${String(bundle.budgetKb)} at most (${plain})`,
  )
  if (!fits) process.exitCode = 1
}

async function bundled({ program, without }: Bundle): Promise<string> {
  const start = '\0program'
  const build = await rolldown({
    input: start,
    external: without ?? [],
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === start ? id : null),
        load: (id) => (id === start ? program : null),
      },
    ],
  })
  // One file: what is loaded later is loaded all the same.
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    codeSplitting: false,
  })
  await build.close()
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}
