import type { Clock } from '@omc/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { askedOf } from '../run/asked-of.ts'
import type { FleetEntry } from '../run/run-registry.ts'
import { runView } from '../run/run-view.ts'

/** Lets the title of the page name an account that needs a person, on whichever screen they are. */
export function useTitleFlash(fleet: readonly FleetEntry[], clock: Clock): void {
  const { t } = useTranslation()
  const asking = fleet.find(({ snapshot }) => askedOf(snapshot) !== null)?.snapshot
  const words = asking
    ? `${t(`publishing.state.${runView(asking).tag}`)} · ${asking.info?.nickname ?? asking.uid}`
    : null
  useEffect(() => {
    if (words === null) return undefined
    const over = new AbortController()
    void loadPart(() => import('./flash-title.ts')).then(
      ({ flashTitle }) => flashTitle(words, over.signal, clock),
      () => undefined,
    )
    return () => over.abort()
  }, [words, clock])
}
