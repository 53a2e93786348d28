import { ApiError } from '../errors/api-error.ts'
import { SECRETS } from '../generated/operations.ts'
import type { AnyArgs, CallOptions } from '../operations/call-arguments.ts'
import type { PublishedKey } from './seal-fields.ts'

/** The operation that publishes the key. */
export const KEY_OPERATION = 'auth.credential_key'

/** Answer of `KEY_OPERATION`. */
export interface KeyAnswer {
  readonly key: PublishedKey | null
  readonly server_time: string
}

/** A call before its arguments are ready. */
interface Sending<Result> {
  /** Id of the operation. */
  readonly operation: string
  readonly args: AnyArgs
  readonly call: CallOptions
  readonly send: (ready: AnyArgs) => Promise<Result>
}

/**
 * Encrypts credentials where the server publishes a key for them, and sends them as they are where it
 * publishes none. The key is asked for each time: it changes, and sign-ins are rare.
 *
 * A refusal of what was encrypted is no answer about the credentials: it is encrypted once more, with
 * the key of that moment, and sent again.
 *
 * @param ask for the key; a server without the operation publishes none
 * @source console spec §7 (credentials), §9 ("off when no public key is set")
 */
export function createSealing(ask: (call: CallOptions) => Promise<KeyAnswer>) {
  async function sealAndSend<Result>(
    names: readonly string[],
    { operation, args, call, send }: Sending<Result>,
  ) {
    const seal = async () => {
      const { key, server_time } = await ask(call).catch(noneFromOlder)
      if (!key) return args
      // Most servers publish no key, and their users load nothing for it.
      const { sealFields } = await import('./seal-fields.ts')
      return sealFields(args, { names, operation, key, atMs: Date.parse(server_time) })
    }
    try {
      return await send(await seal())
    } catch (error) {
      if (!isStale(error)) throw error
      return send(await seal())
    }
  }

  return function sealed<Result>(sending: Sending<Result>): Promise<Result> {
    const { operation, args, send } = sending
    const names = SECRETS[operation]?.filter((name) => isText(args[name])) ?? []
    return names.length === 0 ? send(args) : sealAndSend(names, sending)
  }
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isStale = (error: unknown) =>
  error instanceof ApiError && /^(encryption_required|credentials_refused)$/.test(error.code)

function noneFromOlder(error: unknown): KeyAnswer {
  if (error instanceof ApiError && error.status === 404) return { key: null, server_time: '' }
  throw error
}
