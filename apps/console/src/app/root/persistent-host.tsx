import { lazy, Suspense, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { searchStore } from '../../features/search/search-store.ts'
import { useSearchKeys } from '../../features/search/use-search-keys.ts'
import { useShortcutKeys } from '../../features/shortcuts/use-shortcut-keys.ts'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { PartBoundary } from '../../kernel/errors/part-boundary.tsx'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { laterTexts, taskTexts } from '../../kernel/i18n/later-parts.ts'
import { shortcutsStore } from '../../kernel/keys/shortcuts-store.ts'
import { useServices, useShell } from '../../kernel/services/services-context.ts'
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

const WaitingHost = lazy(() => loadPart(() => import('../../features/waiting/waiting-host.tsx')))

/** Isolated parts: a failing one affects neither the others nor the screens. */
const PARTS = {
  tasks: TaskHost,
  publishing: PublishingHost,
  search: SearchPart,
  waits: WaitingHost,
  discard: DiscardDialog,
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
  const asked = useAsked()
  if (!person) return null
  return (
    <>
      {Object.entries(PARTS).map(([name, Part]) => (
        <InTurn key={name} Part={Part} isAsked={asked.has(name)} />
      ))}
    </>
  )
}

/** Parts that the person asked for: they do not wait for their turn. */
function useAsked(): ReadonlySet<string> {
  const { plans } = useShell()
  const { tab, question } = useSnapshot(searchStore)
  const { isOpen: isKeysOpen } = useSnapshot(shortcutsStore)
  const isLosing = useSnapshot(plans.state).question !== null
  const isSearching = tab !== null || question !== null || isKeysOpen
  return new Set([...(isSearching ? ['search'] : []), ...(isLosing ? ['discard'] : [])])
}

type InTurnProps = { readonly Part: ComponentType; readonly isAsked: boolean }

function InTurn({ Part, isAsked }: InTurnProps) {
  const { toasts } = useServices()
  const isMine = useTurn()
  if (!isMine && !isAsked) return null
  return (
    <PartBoundary toasts={toasts}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PartBoundary>
  )
}
