import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { shortcutsStore } from '../../kernel/keys/shortcuts-store.ts'

const ShortcutsDialog = lazy(() => loadPart(() => import('./shortcuts-dialog.tsx')))

/** Hosts the list of shortcuts. */
export function ShortcutsHost() {
  const { isOpen } = useSnapshot(shortcutsStore)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog />
    </Suspense>
  )
}
