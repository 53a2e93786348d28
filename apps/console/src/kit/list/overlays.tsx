import { Suspense } from 'react'
import type { ListRow } from './list-names.ts'
import { panelPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'

/** Comes with the first act that is chosen, or the first row that is opened. */
const ListOverlays = panelPart(async () => (await import('./list-overlays.tsx')).ListOverlays)

/** Dialogs and panels that are open over a list. */
export const Overlays = <Row extends ListRow>({ its }: { readonly its: ListOnScreen<Row> }) =>
  its.open || its.peek ? (
    <Suspense fallback={null}>
      <ListOverlays its={its} />
    </Suspense>
  ) : null
