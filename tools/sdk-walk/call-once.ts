import type { Operation } from '../../apps/api/src/jsonapi/operation.ts'
import type { AnyCall, CallResponse } from '../../libs/sdk/src/index.ts'
import { PAGE_SIZE, type SdkArguments } from './sdk-arguments.ts'

/** Complete result of a call. */
export type Answered =
  | { kind: 'value'; value: unknown }
  | { kind: 'pages'; page: Page; more: readonly unknown[] }
  | { kind: 'events'; events: readonly unknown[] }
  | { kind: 'file'; byteCount: number }

export interface Page {
  items: readonly unknown[]
  total: number
  totalCapped: boolean
  nextCursor: string | null
}

/** Number of rows to read beyond the first page. */
const MORE = PAGE_SIZE + 1

/**
 * Calls an operation and reads its answer: lists beyond the first page, streams to the end, files
 * as a whole.
 *
 * @param judge checks the raw answer and throws if it is wrong
 */
export async function callOnce(
  { output }: Operation,
  call: AnyCall,
  args: SdkArguments,
  judge: (response: CallResponse) => void,
): Promise<Answered> {
  const under = call(args)
  const { data: value, response } = await under.withResponse()
  judge(response)
  switch (output.kind) {
    case 'list': {
      // as: the table declares a page as the result; its type is checked later.
      const page = value as Page
      return { kind: 'pages', page, more: await takeMore(under, page, rowsBefore(args)) }
    }
    case 'stream':
      // as: see above.
      return { kind: 'events', events: await allOf(value as AsyncIterable<unknown>) }
    case 'file':
      if (!(value instanceof Blob)) throw new Error(`no Blob: ${String(value)}`)
      return { kind: 'file', byteCount: (await value.arrayBuffer()).byteLength }
    case 'record':
    case 'data':
    case 'raw':
    case 'empty':
      return { kind: 'value', value }
    default:
      return output satisfies never
  }
}

/** Number of rows before the requested page, in either spelling. */
function rowsBefore(args: SdkArguments): number {
  const { number } = { number: args['page[number]'], ...(args.page as object | undefined) }
  return (Number(number ?? 1) - 1) * PAGE_SIZE
}

/** Reads the rows from the first requested one into the second page. */
async function takeMore(under: object, { items, total }: Page, before: number): Promise<unknown[]> {
  const wanted = Math.min(total - before, PAGE_SIZE + MORE)
  if (wanted <= items.length) return []
  const seen: unknown[] = []
  // as: only list calls get here, and they are async iterables.
  for await (const item of under as AsyncIterable<unknown>) {
    seen.push(item)
    if (seen.length >= wanted) break
  }
  if (seen.length < wanted) throw new Error(`${seen.length} rows came of at least ${wanted}`)
  return seen.slice(items.length)
}

async function allOf(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const event of events) all.push(event)
  return all
}
