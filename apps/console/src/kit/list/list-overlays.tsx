import { Suspense } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'
import { OfRecords } from '../of-records.tsx'
import type { BatchResult } from '../tasks/read-batch.ts'
import { subjectOf } from './acts/run-now.ts'
import { manyOf } from './acts/start-bulk.ts'
import type { ArgsOfRows } from './list-acts.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { runnable } from './open-act.ts'
import { panelPart } from './panel-part.ts'
import { PeekActs } from './peek-acts.tsx'
import type { ListOnScreen } from './use-list.ts'

const AskFirst = panelPart(async () => (await import('./acts/ask-first.tsx')).AskFirst)
const PlainPeek = panelPart(async () => (await import('../plain-peek.tsx')).PlainPeek)

type Its<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Overlays of a list: an act, the failed rows, the side panel of a row. */
export function ListOverlays<Row extends ListRow>({ its }: Its<Row>) {
  return (
    <Suspense fallback={null}>
      <PeekedRow its={its} />
      <OfRecords value={subjectsOf(its.open)}>
        <ChosenAct its={its} />
      </OfRecords>
    </Suspense>
  )
}

/** Rows that an act is about; none for an act of the whole list. */
function subjectsOf<Row extends ListRow>(open: ListOnScreen<Row>['open']): readonly object[] {
  if (open?.tag === 'row') return [open.row]
  return open?.tag === 'bulk' ? open.rows : []
}

function ChosenAct<Row extends ListRow>({ its }: Its<Row>) {
  const services = useServices()
  const { open } = its
  if (open === null) return null
  const { act } = open
  const onClose = () => its.setOpen(null)
  const many = open.tag === 'bulk' ? manyOf(services, { ...its, ...open }) : undefined
  const asked = runnable(open)
  if (asked) {
    const { args } = asked.run
    return (
      <AskFirst
        {...asked}
        many={many && { label: act.label(), count: many.count, start: () => many.start(args) }}
        onClose={onClose}
        onDone={(result) => {
          onClose()
          void its.finish({ ...subjectOf(open, asked.run), result, act: asked.act })
        }}
      />
    )
  }
  if (open.tag === 'row') {
    const { Panel } = open.act
    return Panel ? <Panel row={open.row} onClose={onClose} /> : null
  }
  if (open.tag === 'bulk') {
    const { Panel } = open.act
    const more = many ? { many } : {}
    const onDone = (result: BatchResult, args: ArgsOfRows<Row>) => {
      onClose()
      void its.finish({ result, act: open.act, rows: open.rows, args })
    }
    return Panel ? <Panel rows={open.rows} {...more} onClose={onClose} onDone={onDone} /> : null
  }
  const { Panel } = open.act
  return Panel ? <Panel onClose={onClose} /> : null
}

function PeekedRow<Row extends ListRow>({ its }: Its<Row>) {
  const { list, rows, peek, setPeek } = its
  if (peek === null) return null
  const at = rows.findIndex(({ id }) => id === peek)
  const before = rows[at - 1]
  const after = at === -1 ? undefined : rows[at + 1]
  const props = {
    row: rows[at],
    id: peek,
    onClose: () => setPeek(null),
    ...(before ? { onPrevious: () => setPeek(before.id) } : {}),
    ...(after ? { onNext: () => setPeek(after.id) } : {}),
    ...(its.rowActs.length > 0 ? { acts: actsIn(its) } : {}),
  }
  if (list.Peek) return <list.Peek {...props} />
  // as: the panel reads only what every list has.
  return <PlainPeek {...props} list={list as unknown as ListDefinition<ListRow>} />
}

function actsIn<Row extends ListRow>(its: ListOnScreen<Row>) {
  return function PeekFoot(record: ListRow) {
    // as: a record has the attributes of its row.
    const row = record as Row
    return its.actsOf(row).length === 0 ? null : <PeekActs its={its} row={row} />
  }
}
