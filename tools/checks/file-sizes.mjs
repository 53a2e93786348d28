import { isGenerated, isTest } from './project.mjs'

const ASK_LINES = 250
const STOP_LINES = 400
const TEST_STOP_LINES = 500

/** Files that may be longer, each with the reason. */
export const LONGER_FOR_A_REASON = {
  'apps/api/src/db/tables.ts': 'a table: the row type of every database table',
  'libs/ui/src/tokens/tokens.css': 'a table: every design token in both schemes',
}

const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const limitOf = (path) => (isTest(path) ? TEST_STOP_LINES : STOP_LINES)

/**
 * Limits the length of files to what a person can read in one go.
 *
 * @param {import('./project.mjs').Project} project
 */
export function fileSizes(project, allowed = LONGER_FOR_A_REASON) {
  const tooLong = sizesOf(project)
    .filter(({ path, lines }) => lines > limitOf(path) && !allowed[path])
    .map(({ path, lines }) => `${path}: ${lines} lines, ${limitOf(path)} at most: divide it`)
  const needless = Object.keys(allowed)
    .filter((path) => !project.files.includes(path))
    .map((path) => `${path}: allowed to be longer, but there is no such file`)
  return [...tooLong, ...needless]
}

/** Large files that deserve a look; listed, not refused. */
export function largeFiles(project) {
  return sizesOf(project)
    .filter(({ path, lines }) => lines > ASK_LINES && !isTest(path))
    .map(({ path, lines }) => `${path}: ${lines} lines`)
}

function sizesOf({ files, read }) {
  return files
    .filter((path) => /\.(tsx?|[cm]?js|css)$/.test(path) && !isGenerated(path))
    .map((path) => ({ path, lines: lineCount(read(path)) }))
}
