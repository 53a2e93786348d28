import { createSealing, KEY_OPERATION, type KeyAnswer } from '../credentials/create-sealing.ts'
import { plainMessage, type MessageOf } from '../errors/plain-message.ts'
import type { AnyArgs, CallOptions } from '../operations/call-arguments.ts'
import { operationTable } from '../operations/operation-table.ts'
import type { Operation } from '../operations/operation.ts'
import { newUuid, type NewKey } from '../ports/new-key.ts'
import { buildRequest } from './build-request.ts'
import { responseOf, toCall, toListCall, type Answered, type Call } from './call.ts'
import { createFetchTransport, type FetchTransportOptions } from './create-fetch-transport.ts'
import type { PageReader } from './follow-pages.ts'
import type { Page } from './page.ts'
import { rawOperation, type RawRequest, type Route } from './raw-operation.ts'
import { readResult } from './read-result.ts'
import type { Sdk } from './sdk.ts'
import type { Transport } from './transport.ts'

/** A server to speak to, or a transport that does. */
export type SdkOptions = {
  /** Gives each write its idempotency key. Default: a random UUID. */
  readonly newKey?: NewKey
  /** Words for failures that the server gave none for. Default: plain ones in zh and en. */
  readonly messageOf?: MessageOf
} & (FetchTransportOptions | { readonly transport: Transport })

/** A call whose operation is known only at run time. */
export type AnyCall = (args?: AnyArgs, options?: CallOptions) => Call<unknown>
export type AnySdk = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/**
 * Builds `sdk.<resource>.<operation>(args, options)`: plain objects of plain functions.
 *
 * Records come flattened, lists as a page that is async iterable over all pages, events as an
 * `EventStream`, files as a `Blob`. Every write carries an idempotency key of its own, the same
 * through all its repeats; public operations carry none, for which the server keeps no answers.
 *
 * @throws ApiError for every failure of the outside world · TypeError for arguments that cannot be
 *         sent
 * @source console spec §7, requests and answers
 */
export function createSdk(options: SdkOptions): Sdk {
  // The table and the type come out of one generator run.
  const sdk = createSdkFor(operationTable(), options) as unknown as Sdk
  if ('session' in options)
    options.session?.bind?.({
      refresh: async (signal) => (await sdk.auth.refresh_token({}, { signal })).access_token,
    })
  return sdk
}

/** The same for any operations, without types. */
export function createSdkFor(
  operations: readonly Operation[],
  options: SdkOptions,
): AnySdk & { readonly request: RawRequest } {
  const caller = createCaller(
    options,
    operations.find(({ id }) => id === KEY_OPERATION),
  )
  const resources: Record<string, Record<string, AnyCall>> = {}
  for (const operation of operations) {
    const members = (resources[operation.resource] ??= {})
    members[operation.name] = (args, call) => caller(operation, args, call)
  }
  const request: RawRequest = <Body>(route: Route, args?: AnyArgs, call?: CallOptions) =>
    // as: only the caller knows what the document is.
    caller(rawOperation(route), args, call) as Call<Body>
  return Object.assign<AnySdk, { request: RawRequest }>(resources, { request })
}

function createCaller(options: SdkOptions, keyOperation: Operation | undefined) {
  const { newKey = newUuid, messageOf = plainMessage } = options
  const isOwn = !('transport' in options)
  const transport = isOwn ? createFetchTransport(options) : options.transport

  const sealed =
    keyOperation &&
    createSealing(async (call) => (await send<KeyAnswer>(keyOperation, {}, call)).data)

  const run = <Result>(operation: Operation, args: AnyArgs, call: CallOptions) =>
    sealed
      ? sealed({
          operation: operation.id,
          args,
          call,
          send: (ready) => send<Result>(operation, ready, call),
        })
      : send<Result>(operation, args, call)

  async function send<Result>(
    operation: Operation,
    args: AnyArgs,
    call: CallOptions,
  ): Promise<Answered<Result>> {
    const request = buildRequest(operation, args, call)
    const needsKey = request.effect === 'write' && !request.isPublic
    const response = await transport(
      needsKey ? { ...request, idempotencyKey: request.idempotencyKey ?? newKey() } : request,
    )
    // A transport of the program may keep what it answers; ours parses each answer for the call.
    const text = isOwn && /list|record/.test(operation.result) ? response.text : undefined
    // as: the operation says what its answer is, and the types say what the operation says.
    const data = readResult(operation, response, messageOf, text !== undefined) as Result
    return { data, response: responseOf(response, text) }
  }

  return (operation: Operation, args: AnyArgs = {}, call: CallOptions = {}): Call<unknown> => {
    if (operation.result !== 'list') return toCall(run<unknown>(operation, args, call))
    const reader = pageReader(args, async (pageArgs, signal) => {
      const both = call.signal ? AbortSignal.any([call.signal, signal]) : signal
      const { data } = await run<Page<unknown>>(operation, pageArgs, { ...call, signal: both })
      return data
    })
    return toListCall(run<Page<unknown>>(operation, args, call), reader)
  }
}

type Paging = { number?: unknown; size?: unknown; after?: unknown }

/** Reads other pages of the same list, however the caller spelled the first one. */
function pageReader(
  args: AnyArgs,
  list: (args: AnyArgs, signal: AbortSignal) => Promise<Page<unknown>>,
): PageReader<unknown> {
  const { page, 'page[number]': number, 'page[size]': size, 'page[after]': after, ...rest } = args
  // as: arguments of these names are typed so.
  const said: Paging = { number, size, after, ...(page as Paging | undefined) }
  return {
    number: Number(said.number ?? 1),
    size: said.size === undefined ? undefined : Number(said.size),
    read: (start, signal) => list({ ...rest, page: { size: said.size, ...start } }, signal),
  }
}
