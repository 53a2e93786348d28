import type { Comparison, Pace } from './comparison.ts'
import { listDocument, RESOURCES, type ListDocument } from './documents.ts'
import { FLATTENERS, type Flattener } from './flatten-peers.ts'
import { inTurns, type Candidate } from './in-turns.ts'
import { judgeFlattener, type Verdict } from './judge-flattener.ts'

/** What one engine says. */
export interface Flattened {
  readonly verdicts: readonly Verdict[]
  readonly comparisons: readonly Comparison[]
}

/**
 * How many times as fast as each peer; those without a number are only shown. One copies each circle
 * until it cuts it off, for seconds: no match.
 */
const WANTED: Readonly<Record<'flat' | 'cyclic', Readonly<Record<string, number>>>> = {
  flat: { 'jsonapi-fractal': 2, 'jsonapi-datastore': 2 },
  cyclic: { 'jsonapi-datastore': 2 },
}

/**
 * Runs in any engine. Each run gets a document of its own as it was parsed from the wire: that is
 * what a program has when an answer comes.
 *
 * @throws Error when ours is not right: a wrong result may be as quick as it likes
 */
export function benchFlatten(pace: Pace): Flattened {
  const judged = pace.judgedOnly ? FLATTENERS.filter(isQuick) : FLATTENERS
  const verdicts = judged.map(judgeFlattener)
  for (const { name, circles, shared } of verdicts)
    if (name.startsWith('ours') && (circles !== 'same object' || shared !== 'one object'))
      throw new Error(`our own result is wrong: ${name}`)
  return { verdicts, comparisons: [compare('flat', pace), compare('cyclic', pace)] }
}

function compare(shape: 'flat' | 'cyclic', pace: Pace): Comparison {
  const document = listDocument(shape)
  const wanted = WANTED[shape]
  const measured = inTurns(
    FLATTENERS.filter(
      ({ name }) => !pace.judgedOnly || name === 'ours' || wanted[name] !== undefined,
    ).map((flattener) => candidateOf(flattener, document)),
    pace,
  )
  return {
    title: `flatten ${RESOURCES} resources with 2 relations, ${shape}`,
    measured,
    wanted,
  }
}

function candidateOf({ name, flatten }: Flattener, document: ListDocument): Candidate {
  const text = JSON.stringify(document)
  // What was just written is read back as it was.
  const parsed = () => JSON.parse(text) as ListDocument
  let documents: ListDocument[] = []
  return {
    name,
    prepare: (count) => {
      documents = Array.from({ length: count }, parsed)
    },
    run: () => flatten(documents.pop() ?? parsed()),
  }
}

/** Ours, and who has no trouble with circles. */
const isQuick = ({ name }: Flattener) =>
  name.startsWith('ours') || WANTED.cyclic[name] !== undefined
