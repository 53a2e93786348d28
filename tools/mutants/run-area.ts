import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Area } from './areas.ts'
import { listMutants } from './list-mutants.ts'
import { patternOf, sampleOf } from './sample.ts'
import type { Report } from './score.ts'
import { settingsOf } from './settings.ts'

export interface Run {
  root: string
  installed: string
  /** Number of mutants to run; undefined = all. */
  sample: number | undefined
  seed: number
}

/** Runs the mutants of one area. @throws Error when its tests fail without a mutant */
export async function runArea(area: Area, run: Run): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-mutants-'))
  const databases = mkdtempSync(
    join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omc-mutants-'),
  )
  // The database may run as another user, who must be able to enter.
  chmodSync(databases, 0o755)
  try {
    const report = join(folder, 'report.json')
    const plugin = join(
      run.installed,
      'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
    )
    const place = { plugin, report, temp: join(folder, 'copy') }
    const settings = settingsOf(area, await patternsOf(area, run), place)
    const file = join(folder, 'settings.json')
    writeFileSync(file, JSON.stringify(settings))
    await stryker(area, run, file, databases)
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
    // Runners of mutants that hung could not clear up. PostgreSQL ends within a minute of losing its
    // folder.
    rmSync(databases, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function patternsOf({ project, mutate }: Area, run: Run): Promise<string[]> {
  const files = mutate
    .flatMap((pattern) => globSync(`${project}/${pattern}`, { cwd: run.root }))
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .toSorted()
  if (run.sample === undefined) return files
  const { mutator } = settingsOf({ project, mutate, tests: [] }, [], NOWHERE)
  const mutants = await listMutants(run, files, mutator.excludedMutations)
  if (run.sample >= mutants.length) return files
  return sampleOf(mutants, run.sample, run.seed).map(patternOf)
}

const NOWHERE = { plugin: '', report: '', temp: '' }

async function stryker(
  { project, tests, env }: Area,
  { root, installed }: Run,
  settings: string,
  databases: string,
) {
  const program = join(installed, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const child = spawn(process.execPath, [program, 'run', settings], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      MUTANT_PROJECT: project,
      MUTANT_TESTS: JSON.stringify(tests),
      TEST_FOLDER: databases,
    },
  })
  // A signal that ends this process also ends Stryker, which then removes its copy of the
  // repository.
  const end = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const [code] = await once(child, 'close')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  if (code !== 0) throw new Error(`Stryker ended with ${code}: its words stand above`)
}
