import type { Change } from './compare.ts'

/** Reasons for approved breaking changes, by the exact text of the change. */
export type Approvals = Readonly<Record<string, string>>

export interface Judged {
  readonly changes: readonly Change[]
  readonly approvals: Approvals
  /** Text of the changelog; `released` is the last released version. */
  readonly changelog: string
  readonly released: string
}

/**
 * Problems with the differences since the last release: breaking ones without approval, approvals
 * without a change, and changes that the changelog does not name.
 */
export function judgeChanges({ changes, approvals, changelog, released }: Judged): string[] {
  const breaking = new Set(changes.filter(({ breaks }) => breaks).map(({ text }) => text))
  const approved = Object.entries(approvals)
  const named = namesIn(sectionsSince(changelog, released))
  const unnamed = changes.filter(({ names }) => !names.some((name) => isNamed(name, named)))
  return [
    ...[...breaking]
      .filter((text) => approvals[text] === undefined)
      .map((text) => `breaks users: ${text}\n    to approve: ${JSON.stringify(text)}: "<reason>"`),
    ...approved
      .filter(([text]) => !breaking.has(text))
      .map(([text]) => `approves a change that is not there: ${text}`),
    ...approved
      .filter(([, reason]) => reason.trim().split(/\s+/).length < 3)
      .map(([text]) => `approved without a reason: ${text}`),
    ...unnamed.map(({ text }) => `not in the changelog: ${text}`),
  ]
}

/** Sections of the changelog above the released version. */
export function sectionsSince(changelog: string, released: string): string {
  const lines = changelog.split('\n')
  const end = lines.findIndex((line) => versionOf(line) === released)
  if (end < 0) throw new Error(`the changelog has no section "## ${released}"`)
  return lines.slice(0, end).join('\n')
}

/** Version of a heading like `## 0.2.0 (2026-11-21)`. */
export function versionOf(line: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)\b/.exec(line)?.[1]
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))
}

/** Whether the changelog names it by operation id, resource, component, or component's resource. */
function isNamed(name: string, named: ReadonlySet<string>): boolean {
  const [resource = name] = name.split('.')
  const snake = name.replaceAll(/(?<!^)(?=[A-Z])/g, '_').toLowerCase()
  return [name, resource, snake].some((one) => named.has(one))
}
