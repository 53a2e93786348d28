import type { Operation } from '../../apps/api/src/jsonapi/operation.ts'
import { prepareCall, type PreparedCall } from '../../apps/api/test/fuzz/prepare-call.ts'
import { createRandom, seedOf } from '../../apps/api/test/fuzz/random.ts'
import { isApiError, type CallResponse } from '../../libs/sdk/src/index.ts'
import { callOnce } from './call-once.ts'
import type { WalkBench } from './open-walk.ts'
import { firstPage, nested, sdkArguments, type SdkArguments } from './sdk-arguments.ts'
import type { Witness } from './type-proof.ts'
import { callOf } from './walk-sdk.ts'

/** Result of walking an operation. */
export interface Outcome {
  operation: string
  /** Calls whose types are to be checked: that of the walk, and for lists one with filters. */
  witnesses: Witness[]
  /** Refused draws before the successful one. */
  refused: string[]
  /** Reason why the operation was not called or broke its declaration. */
  gap: string | undefined
}

const SEED = 4
const OPTIONAL = [0.8, 0.5, 0.3, 0.3, 0.1]

/**
 * Calls an operation through the SDK; redraws the arguments if the server refuses them.
 *
 * @param chances probability of each optional argument, by draw
 */
export async function walkOperation(
  bench: WalkBench,
  operation: Operation,
  chances = OPTIONAL,
): Promise<Outcome> {
  const { id } = operation
  const outcome: Outcome = {
    operation: id,
    witnesses: [],
    refused: [],
    gap: undefined,
  }
  for (const [draw, optional] of chances.entries()) {
    const made = await oneDraw(bench, operation, { draw, optional })
    if ('witnesses' in made) return { ...outcome, ...made }
    if ('gap' in made) return { ...outcome, ...made }
    outcome.refused.push(made.refused)
  }
  return { ...outcome, gap: `no draw succeeded: ${outcome.refused.at(-1)}` }
}

type Draw = { witnesses: Witness[] } | { refused: string } | { gap: string }

async function oneDraw(
  bench: WalkBench,
  operation: Operation,
  { draw, optional }: { draw: number; optional: number },
): Promise<Draw> {
  const { writes, world } = bench
  const random = createRandom(seedOf(SEED + draw, operation.id))
  const serial = bench.nextSerial()
  try {
    await bench.signedIn()
    const prepared = await prepareCall(bench, operation, random, { serial, optional }).catch(
      (cause: unknown) => {
        throw new NotPrepared(String(cause).slice(0, 300), { cause })
      },
    )
    await writes.take()
    const call = callOf(sdkFor(bench, prepared), operation.id)
    if (!call) return { gap: 'the SDK has no such call' }
    const witness = async (args: SdkArguments): Promise<Witness> => ({
      operation: operation.id,
      args,
      answer: await callOnce(operation, call, args, schemaJudge(bench, operation)),
      answersNothing: operation.output.kind === 'empty',
    })
    if (operation.output.kind === 'list') {
      const whole = await witness(sdkArguments(operation, firstPage(operation, prepared.call)))
      const narrowed = await witness(nested(sdkArguments(operation, prepared.call)))
      return { witnesses: [whole, narrowed] }
    }
    return { witnesses: [await witness(sdkArguments(operation, prepared.call))] }
  } catch (error) {
    return failure(error)
  } finally {
    await world.refresh([...(await writes.take()).keys()])
  }
}

/** SDK of the signed-in person, or one for the call's other person. */
function sdkFor({ client, caller }: WalkBench, prepared: PreparedCall) {
  const { token } = prepared.caller
  const isOwn = token === caller.token && Object.keys(prepared.headers).length === 0
  return isOwn ? client.own : client.as({ token, headers: prepared.headers })
}

/**
 * Checks the answer against the operation's declaration: the types leave enums open, the schema
 * lists all their values.
 */
function schemaJudge({ judge }: WalkBench, operation: Operation) {
  return ({ status, body, headers }: CallResponse) => {
    const answer = { status, body: body ?? '', headers: Object.fromEntries(headers), cookies: [] }
    const faults = judge(operation, answer, { outsideIsDown: false, sparse: false })
    if (faults.length > 0) throw new Error(`not as declared: ${faults.join('; ')}`)
  }
}

/** A 4xx refusal is redrawn; any other error is a gap. */
function failure(error: unknown): Draw {
  if (error instanceof NotPrepared) return { refused: error.message }
  if (!isApiError(error)) return { gap: String(error) }
  const text = `${error.status} ${JSON.stringify(error.errors)}`.slice(0, 300)
  return error.status >= 400 && error.status < 500 ? { refused: text } : { gap: text }
}

/** Thrown when the world lacks data that the call needs. */
class NotPrepared extends Error {}
