import { lazy, Suspense, type ComponentType } from 'react'
import { useSearchKeys } from '../../features/search/use-search-keys.ts'
import { useShortcutKeys } from '../../features/shortcuts/use-shortcut-keys.ts'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { PartBoundary } from '../../kernel/errors/part-boundary.tsx'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { laterTexts, taskTexts } from '../../kernel/i18n/later-parts.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { useTurn } from '../../kernel/services/use-turn.ts'

const PublishingHost = lazy(() =>
  loadPart(() =>
    withTexts(laterTexts, () => import('../../features/publishing/publishing-host.tsx')),
  ),
)
const SearchPart = lazy(() =>
  loadPart(() => withTexts(laterTexts, () => import('../../features/search/search-part.tsx'))),
)

const TaskHost = lazy(() =>
  loadPart(() => withTexts(taskTexts, () => import('../../features/tasks/task-host.tsx'))),
)

const DiscardDialog = lazy(() =>
  loadPart(() => withTexts(laterTexts, () => import('../layout/tabs/discard-dialog.tsx'))),
)

const LoadingMaskLayer = lazy(() =>
  loadPart(() => import('../../features/loading-mask/loading-mask-layer.tsx')),
)

const WaitingHost = lazy(() => loadPart(() => import('../../features/waiting/waiting-host.tsx')))

/** Isolated parts: a failing one affects neither the others nor the screens. */
const PARTS = {
  TaskHost,
  PublishingHost,
  SearchPart,
  WaitingHost,
  DiscardDialog,
  LoadingMaskLayer,
}

/**
 * Hosts work that is not tied to a screen: it keeps running across screens and ends with the
 * session. It starts after the first screen, part by part.
 *
 * @source ux: job rules 1 and 2
 */
export function PersistentHost() {
  const person = usePerson()
  // Listen from the start; the surfaces that the keys open load later.
  useSearchKeys(person !== null)
  useShortcutKeys(person !== null)
  if (!person) return null
  return (
    <>
      {Object.entries(PARTS).map(([name, Part]) => (
        <InTurn key={name} Part={Part} />
      ))}
    </>
  )
}

function InTurn({ Part }: { readonly Part: ComponentType }) {
  const { toasts } = useServices()
  if (!useTurn()) return null
  return (
    <PartBoundary toasts={toasts}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PartBoundary>
  )
}
