import { Button, Popover } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../list-names.ts'
import { panelPart } from '../panel-part.ts'
import type { ListOnScreen } from '../use-list.ts'
import { useViews } from './use-views.ts'

/** Comes when the menu opens. */
const ViewsPanel = panelPart(async () => (await import('./views-panel.tsx')).ViewsPanel)

export type ViewsMenuProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** The open view of a list, and behind it all views. A changed view shows •. @source ux: saved views */
export function ViewsMenu<Row extends ListRow>({ its }: ViewsMenuProps<Row>) {
  const { t } = useTranslation()
  const views = useViews(its)
  const [isOpen, setOpen] = useState(false)
  const name = views.current?.name ?? t('views.all')
  return (
    <Popover
      label={t('views.title')}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button
          variant="ghost"
          className="px-2!"
          aria-label={t(views.isChanged ? 'views.openChanged' : 'views.open', { name })}
        >
          <span title={name} className="max-w-48 truncate">
            {name}
          </span>
          {views.isChanged ? (
            <span aria-hidden className="text-accent-fg">
              •
            </span>
          ) : null}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <Suspense fallback={null}>
        <ViewsPanel its={its} views={views} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
