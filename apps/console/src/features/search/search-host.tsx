import { ConfirmDialog } from '@omc/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { whenIdle } from '../../kernel/page/when-idle.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { searchStore } from './search-store.ts'

const loadDialog = () => loadPart(() => import('./search-dialog.tsx'))
const SearchDialog = lazy(loadDialog)

/** Prefetches the dialog; a failure is retried, and shown, when the search opens. */
const loadAhead = () => void loadDialog().catch(() => undefined)

/** The first list and what belongs to it come before the dialog, ms. */
const AHEAD_AFTER_MS = 10_000

/** Hosts the search dialog and its confirmation on every screen. */
export function SearchHost() {
  const { t } = useTranslation()
  const person = usePerson()
  const { tab, question } = useSnapshot(searchStore)
  const [wasOpen, setWasOpen] = useState(false)
  if (tab !== null && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (person === null) return undefined
    const timer = setTimeout(() => whenIdle(loadAhead), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [person])
  if (!person) return null
  return (
    <>
      {wasOpen ? (
        <Suspense fallback={null}>
          <SearchDialog person={person} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={() => {
          searchStore.question = null
        }}
        title={question?.title ?? ''}
        description={question?.body ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        cancelLabel={t('act.cancel')}
        onConfirm={() => {
          searchStore.question = null
          question?.onConfirm()
        }}
      >
        {question && question.points.length > 0 ? (
          <ul className="list-disc ps-5 text-sm text-fg2">
            {question.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
