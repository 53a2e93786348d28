import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Description } from '../description.ts'
import { compareDescriptions, type Change } from './compare.ts'
import { judgeChanges, versionOf, type Approvals } from './judge-changes.ts'

/** Description in the last release of the SDK. */
interface Release {
  readonly version: string
  readonly description: Description
}

export interface Findings {
  readonly released: string
  readonly changes: readonly Change[]
  readonly problems: readonly string[]
}

/**
 * Compares the description in the SDK's folder with the last released one.
 *
 * @param sdk folder of the SDK: CHANGELOG.md and openapi/{openapi,released,approved-changes}.json
 */
export async function lookAtChanges(sdk: string): Promise<Findings> {
  const read = async (name: string) => readFile(path.join(sdk, name), 'utf8')
  // as: our own programs write these files.
  const release = JSON.parse(await read('openapi/released.json')) as Release
  const description = JSON.parse(await read('openapi/openapi.json')) as Description
  const approvals = JSON.parse(await read('openapi/approved-changes.json')) as Approvals
  const changelog = await read('CHANGELOG.md')
  const released = release.version
  const changes = compareDescriptions(release.description, description)
  return { released, changes, problems: judgeChanges({ changes, approvals, changelog, released }) }
}

/**
 * Makes the current description the released one, under the version of the package, and clears the
 * approvals, which belong to the finished release.
 *
 * @returns the new version
 * @throws Error when a change lacks approval or a changelog entry, or the version is not new
 */
export async function moveRelease(sdk: string): Promise<string> {
  const { released, problems } = await lookAtChanges(sdk)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const read = async (name: string) => readFile(path.join(sdk, name), 'utf8')
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  if (!isNewer(version, released)) throw new Error(`${version} does not follow ${released}`)
  const top = (await read('CHANGELOG.md')).split('\n').find((line) => line.startsWith('## '))
  if (versionOf(top ?? '') !== version)
    throw new Error(`CHANGELOG.md begins with ${top}, not ${version}`)
  const description = JSON.parse(await read('openapi/openapi.json')) as Description
  await writeFile(path.join(sdk, 'openapi/released.json'), printRelease({ version, description }))
  await writeFile(path.join(sdk, 'openapi/approved-changes.json'), '{}\n')
  return version
}

/** One line per path, so diffs of the file are readable. */
function printRelease({ version, description }: Release): string {
  const { paths, ...rest } = description
  const line = ([path, item]: [string, unknown]) =>
    `${JSON.stringify(path)}:${JSON.stringify(item)}`
  const text = JSON.stringify({ version, description: { ...rest, paths: {} } })
  // The text ends with the empty object of the paths.
  return `${text.slice(0, -'}}}'.length)}\n${Object.entries(paths).map(line).join(',\n')}\n}}}\n`
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split('.').map(Number))
  const first = a?.findIndex((part, n) => part !== b?.[n]) ?? -1
  return first >= 0 && (a?.[first] ?? 0) > (b?.[first] ?? 0)
}
