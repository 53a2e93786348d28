import { test } from '@playwright/test'
import { releaseFolder, type ReleaseFolder } from './release.ts'
import { startSystem } from './start-system.ts'

type System = Awaited<ReturnType<typeof startSystem>>

/**
 * Starts a system for the tests of one file, which run one after another and release new consoles
 * while people work.
 *
 * @returns the served folder and the system, both available once the first test runs
 */
export function useReleasedSystem(): {
  readonly folder: () => ReleaseFolder
  readonly system: () => System
} {
  let folder: ReleaseFolder | undefined
  let system: System | undefined
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    test.setTimeout(150_000)
    folder = releaseFolder()
    system = await startSystem(folder.dir)
  })
  test.afterAll(async () => {
    await system?.stop()
    folder?.remove()
  })
  return { folder: () => there(folder), system: () => there(system) }
}

function there<T>(made: T | undefined): T {
  if (made === undefined) throw new Error('it is there in the tests, not before')
  return made
}
