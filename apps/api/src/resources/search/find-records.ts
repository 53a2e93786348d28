import type { Reader } from '../../db/reader.ts'
import { mayCall } from '../../jsonapi/may-call.ts'
import { presentRow, type ResourceObject } from '../../jsonapi/present.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { searchedColumns, searchStatement, type FoundRow } from '../../jsonapi/search-statement.ts'
import type { Actor } from '../../kernel/actor.ts'

/** Time of one kind, ms: a kind that needs more is told as late, and holds up no other. */
export const KIND_LIMIT_MS = 300
/** Kinds that are looked through side by side, each on a connection of its own. */
const LANES = 4
/** Kinds that have not begun by then are told as late, ms. */
const WHOLE_LIMIT_MS = 1_000

export interface FoundKind {
  type: string
  state: 'complete' | 'newest' | 'late'
  records: Pick<ResourceObject, 'type' | 'id' | 'attributes'>[]
}

export interface Wanted {
  words: string
  kinds: readonly Resource[]
  /** Attributes to answer, by type; by default those that are searched. */
  fields: Readonly<Record<string, readonly string[]>>
}

interface Asking {
  actor: Actor
  reader: Reader
  now: () => Date
}

/** What the lists of these kinds find for the words, kind by kind, as far as the person may list. */
export async function findRecords(asking: Asking, wanted: Wanted): Promise<FoundKind[]> {
  const until = asking.now().getTime() + WHOLE_LIMIT_MS
  const allowed = wanted.kinds.filter(
    ({ verbs }) => verbs.list && mayCall(asking.actor, verbs.list),
  )
  return inLanes(allowed, (kind) =>
    asking.now().getTime() > until ? late(kind) : findKind(asking, wanted, kind),
  )
}

const late = ({ type }: Resource): FoundKind => ({ type, state: 'late', records: [] })

async function findKind(
  { actor, reader }: Asking,
  { words, fields }: Wanted,
  kind: Resource,
): Promise<FoundKind> {
  const shown = fields[kind.type] ?? defaultFields(kind)
  const statement = reader.compile(searchStatement(actor, kind, { words, fields: shown }))
  try {
    const rows = await reader.read<FoundRow>(statement)
    return {
      type: kind.type,
      state: rows[0]?.has_older ? 'newest' : 'complete',
      records: rows.filter(({ row_id: id }) => id !== null).map((row) => recordOf(kind, row)),
    }
  } catch (error) {
    if (isTimeOver(error)) return late(kind)
    throw error
  }
}

const defaultFields = (kind: Resource) =>
  searchedColumns(kind).filter((name) => name in kind.attributes.properties)

function recordOf(kind: Resource, row: FoundRow): FoundKind['records'][number] {
  const { type, id, attributes } = presentRow(kind, row)
  return { type, id, attributes }
}

/** PostgreSQL says so of a statement that took longer than it may. */
const isTimeOver = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '57014'

/** Works on the items in their order, a few at once. */
async function inLanes<I, O>(items: readonly I[], work: (item: I) => O | Promise<O>): Promise<O[]> {
  const made: O[] = []
  const left = items.entries()
  const lane = async () => {
    for (const [nth, item] of left) made[nth] = await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return made
}
