import { Button } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../failure.tsx'
import { mayRun } from '../../may-run.ts'
import type { ListRow } from '../list-names.ts'
import type { ViewsPanelProps } from './use-views.ts'
import { changeView } from './view-acts.ts'
import { ViewForm } from './view-form.tsx'
import { mayChange, ViewItem, ViewRow } from './view-item.tsx'
import type { View } from './view-order.ts'

/** Undefined for the list of views, null for a new one. */
type Named = View | null | undefined

/** All views of a list; what the open one became can be saved, reset, or saved as a new one. */
export function ViewsPanel<Row extends ListRow>({ its, views, onClose }: ViewsPanelProps<Row>) {
  const { t } = useTranslation()
  const [named, setNamed] = useState<Named>(undefined)
  const { query, current } = views
  if (query.isError && !query.data)
    return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (named !== undefined)
    return <ViewForm its={its} views={views} view={named} onClose={onClose} />
  const close = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t('views.title')}>
        <ViewRow name={t('views.all')} isOpen={!current} onOpen={close(views.openAll)} />
        {views.views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            views={views}
            onOpen={close(() => views.open(view))}
            onRename={() => setNamed(view)}
            onClose={onClose}
          />
        ))}
      </ul>
      <SaveActs its={its} views={views} onSaveAs={() => setNamed(null)} onClose={onClose} />
    </div>
  )
}

type SaveActsProps<Row extends ListRow> = ViewsPanelProps<Row> & { readonly onSaveAs: () => void }

function SaveActs<Row extends ListRow>({ its, views, onSaveAs, onClose }: SaveActsProps<Row>) {
  const { t } = useTranslation()
  const services = useServices()
  const [isSaving, setSaving] = useState(false)
  const { current, isChanged, now } = views
  const save = async (view: View) => {
    setSaving(true)
    const done = t('views.saved', { name: view.name })
    const isDone = await changeView(services, view, now, done)
    setSaving(false)
    if (isDone) onClose()
  }
  const changed = isChanged ? current : undefined
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-2 empty:hidden">
      {changed && mayChange(its.person, changed) ? (
        <Button variant="primary" isLoading={isSaving} onClick={() => void save(changed)}>
          {t('views.save')}
        </Button>
      ) : null}
      {mayRun(its.person, 'views.create') ? (
        <Button onClick={onSaveAs}>{t('views.saveAs')}</Button>
      ) : null}
      {changed ? (
        <Button
          variant="ghost"
          onClick={() => {
            views.open(changed)
            onClose()
          }}
        >
          {t('views.reset')}
        </Button>
      ) : null}
    </div>
  )
}
