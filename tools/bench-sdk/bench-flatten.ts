import type { Comparison, Pace } from './comparison.ts'
import { copyOf, listDocument, RESOURCES } from './documents.ts'
import { FLATTENERS, type Flattener } from './flatten-peers.ts'
import { inTurns, type Candidate } from './in-turns.ts'
import { judgeFlattener } from './judge-flattener.ts'

/** Fails the run when ours is not right: a wrong result may be as quick as it likes. */
export function benchFlatten(pace: Pace): Comparison[] {
  const verdicts = FLATTENERS.map(judgeFlattener)
  console.table(Object.fromEntries(verdicts.map(({ name, ...verdict }) => [name, verdict])))
  const [ours] = verdicts
  if (ours?.circles !== 'same object' || ours.shared !== 'one object' || ours.input !== 'kept')
    throw new Error('our own result is wrong')
  return [compare('flat', 'jsonapi-fractal', pace), compare('cyclic', 'jsonapi-datastore', pace)]
}

function compare(shape: 'flat' | 'cyclic', judged: string, pace: Pace): Comparison {
  const document = listDocument(shape)
  const flatteners = FLATTENERS.filter(
    ({ name }) => !pace.judgedOnly || name === 'ours' || name === judged,
  )
  const candidates = flatteners.map((flattener) => candidateOf(flattener, document))
  return {
    title: `flatten ${RESOURCES} resources with 2 relations, ${shape}`,
    measured: inTurns(candidates, pace),
    wanted: { [judged]: 3 },
  }
}

function candidateOf({ name, spoils, flatten }: Flattener, document: object): Candidate {
  // Made by `listDocument` and copied: of the same type as it.
  const original = document as Parameters<typeof flatten>[0]
  if (!spoils) return { name, run: () => flatten(original) }
  let copies = [original]
  return {
    name,
    prepare: (count) => {
      copies = Array.from({ length: count }, () => copyOf(original))
    },
    run: () => flatten(copies.pop() ?? copyOf(original)),
  }
}
