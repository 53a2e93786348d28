import type { Comparison, Pace } from './comparison.ts'
import { listDocument, RESOURCES, type ListDocument } from './documents.ts'
import { FLATTENERS, type Flattener } from './flatten-peers.ts'
import { inTurns, type Candidate } from './in-turns.ts'
import { judgeFlattener, type Verdict } from './judge-flattener.ts'

/** Results in one engine. */
export interface Flattened {
  readonly verdicts: readonly Verdict[]
  readonly comparisons: readonly Comparison[]
}

/**
 * Required speed-up over each peer; peers without a number are only shown. One of them copies each
 * circle for seconds before it cuts it off, so it is not compared.
 */
const WANTED: Readonly<Record<'flat' | 'cyclic', Readonly<Record<string, number>>>> = {
  flat: { 'jsonapi-fractal': 2, 'jsonapi-datastore': 2 },
  cyclic: { 'jsonapi-datastore': 2 },
}

/**
 * Runs in any engine. Each run gets a freshly parsed document, as a program does when an answer
 * arrives.
 *
 * @throws Error when our result is wrong: its speed then means nothing
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
  // as: JSON returns the same document.
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

/** Ours, and the peers that handle circles. */
const isQuick = ({ name }: Flattener) =>
  name.startsWith('ours') || WANTED.cyclic[name] !== undefined
