import { ApiError } from '../errors/api-error.ts'
import { isRecord } from '../errors/read-failure.ts'
import { statusText, type Language } from '../errors/status-texts.ts'
import type { OperationTree } from '../generated/operations.ts'
import type { operations } from '../generated/types.ts'
import { buildRequest } from './build-request.ts'
import type { ArgsOf, ResultOf, SdkOf } from './contract.ts'
import { isEventStream } from './event-stream.ts'
import { flattenList, flattenRecord } from './flatten-document.ts'
import { loadOperations, operationsIfLoaded, type Operations } from './load-operations.ts'
import { parseOperation, type Operation, type OperationTable } from './operation-row.ts'
import type { CallOptions, Transport, TransportResponse } from './transport.ts'

/** Every operation of the server, as `<resource>.<operation>`. */
export type OperationId = keyof Operations & keyof operations
/** Operations that only read: they may be cached, retried and prefetched. */
export type ReadOperation = {
  [Id in OperationId]: Operations[Id][1] extends 'read' ? Id : never
}[OperationId]
/** Operations that change something, whatever their method says. */
export type WriteOperation = Exclude<OperationId, ReadOperation>
/** The flat argument object of an operation. */
export type Args<Op extends OperationId> = ArgsOf<operations[Op]>
/** What an operation resolves to. */
export type Result<Op extends OperationId> = ResultOf<operations[Op], Operations[Op][4]>
/** Resource → operation → call. */
export type Sdk = SdkOf<OperationTree, operations, Operations>

export interface SdkOptions {
  /** Language of the message when an answer cannot be read. Default: 'zh'. */
  readonly language?: () => Language
}

/**
 * Builds `sdk.<resource>.<operation>(args, options)` over a transport. The table of operations is
 * fetched meanwhile; calls made before it is here wait for it.
 *
 * Records come flattened, lists as `{ items, total, totalCapped }`, events as an `EventStream`.
 *
 * @throws ApiError for every failure of the outside world · TypeError for arguments that the
 *         operation does not have
 */
export function createSdk(transport: Transport, options: SdkOptions = {}): Sdk {
  // What fails here fails again, and with a name, in the first call.
  loadOperations().catch(() => undefined)
  const callOf = (id: string) => async (args?: Record<string, unknown>, call?: CallOptions) => {
    const table: OperationTable = operationsIfLoaded() ?? (await tableFor(id, options))
    const row = table[id]
    if (!row) throw new TypeError(`there is no operation ${id}`)
    return run(parseOperation(id, row), transport, options, { args, call })
  }
  const members = (resource: string) => byName((name) => callOf(`${resource}.${name}`))
  // The table and the type come out of one generator run, so their names are the same.
  return byName(members) as unknown as Sdk
}

/** A call whose operation is known only at run time. */
export type AnyCall = (args?: Record<string, unknown>, call?: CallOptions) => Promise<unknown>
export type AnySdk = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/** The same for any table, without types: for engines that take their operations as data. */
export function createSdkFor(
  table: OperationTable,
  transport: Transport,
  options: SdkOptions = {},
): AnySdk {
  const resources: Record<string, Record<string, AnyCall>> = {}
  for (const [id, row] of Object.entries(table)) {
    const operation = parseOperation(id, row)
    const [resource = '', name = ''] = id.split('.')
    const members = (resources[resource] ??= {})
    members[name] = async (args, call) => run(operation, transport, options, { args, call })
  }
  return resources
}

/** An object that makes its members when they are asked for, each once. */
function byName<Member>(make: (name: string) => Member): Readonly<Record<string, Member>> {
  return new Proxy<Record<string, Member>>(Object.create(null), {
    get(made, name) {
      // Whoever looks for `then` asks whether this is a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined
      return (made[name] ??= make(name))
    },
  })
}

async function run(
  operation: Operation,
  transport: Transport,
  { language = () => 'zh' }: SdkOptions,
  {
    args = {},
    call = {},
  }: { args: Record<string, unknown> | undefined; call: CallOptions | undefined },
): Promise<unknown> {
  const response = await transport(buildRequest(operation, args, call))
  return readResult(operation, response, language())
}

async function tableFor(
  operation: string,
  { language = () => 'zh' }: SdkOptions,
): Promise<Operations> {
  try {
    return await loadOperations()
  } catch (cause) {
    throw new ApiError({ kind: 'network', operation, message: statusText(0, language()), cause })
  }
}

function readResult(operation: Operation, response: TransportResponse, language: Language) {
  const { status, body, requestId } = response
  if (status === 204 || operation.result === 'empty') return null
  const result = unwrap(operation, body)
  if (result !== undefined) return result
  throw new ApiError({
    kind: 'invalid-response',
    operation: operation.id,
    status,
    requestId,
    message: statusText(0, language),
  })
}

function unwrap(operation: Operation, body: unknown): unknown {
  switch (operation.result) {
    case 'list':
      return flattenList(body)
    case 'record':
      return flattenRecord(body)
    case 'data':
      return isRecord(body) ? body['data'] : undefined
    case 'raw':
    case 'empty':
    case 'file':
      return body ?? undefined
    case 'stream':
      return isEventStream(body) ? body : undefined
    default:
      return operation.result satisfies never
  }
}
