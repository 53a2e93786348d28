import { isCode, isTest } from './project.mjs'

/** Files of the server that may read the machine's clock, each with the reason. */
export const BY_MACHINE = {
  'apps/api/src/kernel/process-clock.ts': 'starts from it',
  'apps/api/src/db/follow-clock.ts': 'notices that it was put forward or back',
}

const READS = /(?<![\w.])(?:Date\.now\b|new Date\(\s*\))/

/**
 * The server goes by the time that it is given, never by the machine's clock: that one may be wrong,
 * and jumps.
 *
 * @param {import('./project.mjs').Project} project
 */
export function machineTime({ files, read }, allowed = BY_MACHINE) {
  const found = files
    .filter((path) => path.startsWith('apps/api/src/') && isCode(path) && !isTest(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) => (READS.test(line) ? [{ path, line: at + 1 }] : [])),
    )
  const needless = Object.keys(allowed).filter((path) => !found.some((one) => one.path === path))
  return [
    ...found
      .filter(({ path }) => !allowed[path])
      .map(({ path, line }) => `${path}:${line}: reads the machine's clock: take the time given`),
    ...needless.map((path) => `${path}: may read the machine's clock, but does not`),
  ]
}
