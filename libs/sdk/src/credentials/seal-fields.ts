import type { AnyArgs } from '../operations/call-arguments.ts'
import { newUuid } from '../ports/new-key.ts'
import { encryptWhenKeySet } from '../rsa/index.ts'

/** A key as the server publishes it. */
export interface PublishedKey {
  readonly id: string
  /** PEM. */
  readonly public_key: string
}

interface Sealing {
  /** Arguments that are texts. */
  readonly names: readonly string[]
  readonly operation: string
  readonly key: PublishedKey
  /** The server's clock. */
  readonly atMs: number
}

/**
 * The arguments with some of them encrypted as `rsa.<key id>.<base64>`. Inside stand the place that
 * the value is for, the moment and a number of its own, so that a copy of it is good for nothing.
 *
 * @throws RsaError `key_invalid` | `text_invalid`
 */
export function sealFields(args: AnyArgs, { names, operation, key, atMs }: Sealing): AnyArgs {
  const sealed = names.map((field) => {
    const envelope = { operation, field, nonce: newUuid(), at: atMs, value: args[field] }
    const text = encryptWhenKeySet(JSON.stringify(envelope), key.public_key)
    return [field, `rsa.${key.id}.${text}`]
  })
  return { ...args, ...Object.fromEntries(sealed) }
}
