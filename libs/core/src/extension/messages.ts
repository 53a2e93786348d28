/**
 * What the console may ask of the extension:
 *
 * - `state`   its version and deployment, and which platforms a person has allowed
 * - `frames`  the same, after the rules for frames apply to the asking tab
 * - `choose`  the same, after the page of choices was opened
 */
export const EXTENSION_ASKS = ['state', 'frames', 'choose'] as const
export type ExtensionAsk = (typeof EXTENSION_ASKS)[number]

export type ExtensionPlatform = {
  /** Exact origin of the platform's pages. */
  readonly origin: string
  /** Whether a person has allowed the extension to work on this origin. */
  readonly isAllowed: boolean
}

/** The answer to every ask. */
export type ExtensionState = {
  /** Version in the manifest, such as `1.0.0`. */
  readonly version: string
  /** Hash of the deployment that the package was made for; one before 1.1 does not say it. */
  readonly deploymentHash?: string
  readonly platforms: readonly ExtensionPlatform[]
}

/** An ask by its name, the only member of a message; undefined for anything else. */
export function parseAsk(message: unknown): ExtensionAsk | undefined {
  if (!isRecord(message) || Object.keys(message).join() !== 'ask') return undefined
  return EXTENSION_ASKS.find((name) => name === message['ask'])
}

/** A state with known members only; undefined if one of them is missing or of another kind. */
export function parseExtensionState(answer: unknown): ExtensionState | undefined {
  if (!isRecord(answer)) return undefined
  const { version, deploymentHash, platforms } = answer
  if (typeof version !== 'string' || !Array.isArray(platforms)) return undefined
  if (deploymentHash !== undefined && typeof deploymentHash !== 'string') return undefined
  const read = platforms.flatMap((one: unknown) => {
    if (!isRecord(one)) return []
    const { origin, isAllowed } = one
    return typeof origin === 'string' && typeof isAllowed === 'boolean'
      ? [{ origin, isAllowed }]
      : []
  })
  if (read.length !== platforms.length) return undefined
  return { version, ...(deploymentHash !== undefined && { deploymentHash }), platforms: read }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
