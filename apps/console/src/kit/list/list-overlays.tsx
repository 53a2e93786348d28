import { Suspense } from 'react'
import type { BatchResult } from './list-acts.ts'
import type { ListRow } from './list-names.ts'
import { runnable } from './open-act.ts'
import { panelPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'

const BatchResultDialog = panelPart(
  async () => (await import('./acts/batch-result-dialog.tsx')).BatchResultDialog,
)
const AskFirst = panelPart(async () => (await import('./acts/ask-first.tsx')).AskFirst)

type Its<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Overlays of a list: an act, the failed rows, the side panel of a row. */
export function ListOverlays<Row extends ListRow>({ its }: Its<Row>) {
  const { list, rows, partly } = its
  return (
    <Suspense fallback={null}>
      <PeekedRow its={its} />
      <ChosenAct its={its} />
      {partly ? (
        <BatchResultDialog
          {...partly}
          nameOf={(id) => {
            const row = rows.find((other) => other.id === id)
            return row ? list.rowName(row) : id
          }}
          onClose={() => its.setPartly(null)}
        />
      ) : null}
    </Suspense>
  )
}

function ChosenAct<Row extends ListRow>({ its }: Its<Row>) {
  const { open } = its
  if (open === null) return null
  const onClose = () => its.setOpen(null)
  const onDone = (result: BatchResult) => {
    onClose()
    its.finish(result, open.act.operation)
  }
  const asked = runnable(open)
  if (asked)
    return <AskFirst operation={open.act.operation} {...asked} onClose={onClose} onDone={onDone} />
  if (open.tag === 'row') {
    const { Panel } = open.act
    return Panel ? <Panel row={open.row} onClose={onClose} /> : null
  }
  if (open.tag === 'bulk') {
    const { Panel } = open.act
    return Panel ? <Panel rows={open.rows} onClose={onClose} onDone={onDone} /> : null
  }
  const { Panel } = open.act
  return Panel ? <Panel onClose={onClose} /> : null
}

function PeekedRow<Row extends ListRow>({ its }: Its<Row>) {
  const { list, rows, peek, setPeek } = its
  if (peek === null || !list.Peek) return null
  const at = rows.findIndex(({ id }) => id === peek)
  const before = rows[at - 1]
  const after = at === -1 ? undefined : rows[at + 1]
  return (
    <list.Peek
      row={rows[at]}
      id={peek}
      onClose={() => setPeek(null)}
      {...(before ? { onPrevious: () => setPeek(before.id) } : {})}
      {...(after ? { onNext: () => setPeek(after.id) } : {})}
    />
  )
}
