import { Suspense } from 'react'
import type { ListRow } from './list-names.ts'
import { panelPart, restPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'

/** Loaded with the first selected row. */
const ChosenBar = panelPart(async () => (await import('./chosen-bar.tsx')).ChosenBar)

const FootLines = restPart(async () => (await import('./foot-lines.tsx')).FootLines)

const ListPager = restPart(async () => (await import('./list-pager.tsx')).ListPager)

type ListFootProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Pager of the list, or the acts on the selected rows. */
export function ListFoot<Row extends ListRow>({ its }: ListFootProps<Row>) {
  if (its.chosen.size === 0)
    return (
      <>
        {its.list.live === undefined && its.list.figures === undefined ? null : (
          <Suspense fallback={null}>
            <FootLines its={its} />
          </Suspense>
        )}
        <Pages its={its} />
      </>
    )
  return (
    <Suspense fallback={<Pages its={its} />}>
      <ChosenBar its={its} />
    </Suspense>
  )
}

/** The pager; its place is kept until it has loaded. */
function Pages<Row extends ListRow>({ its }: ListFootProps<Row>) {
  return (
    <Suspense fallback={<div className="h-[calc(var(--ctl)+1rem+1px)] border-t border-line" />}>
      <ListPager its={its} />
    </Suspense>
  )
}
