import { IconButton, Popover } from '@omc/ui'
import { Columns3, LayoutGrid, Rows2, Rows3, Table2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppearance } from '../../kernel/services/use-appearance.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf } from './list-query.ts'
import { isSaved, sizeOf } from './list-state.ts'
import { useChangeLook, useOwnSync } from './own/use-own-sync.ts'
import { panelPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'
import { setViewLook } from './views/view-store.ts'

const ColumnsPanel = panelPart(
  async () => (await import('./columns/columns-panel.tsx')).ColumnsPanel,
)

type ViewToolsProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** How the rows are shown: table or pictures, density, columns. */
export function ViewTools<Row extends ListRow>({ its }: ViewToolsProps<Row>) {
  useOwnSync()
  return (
    <span className="flex items-center">
      {its.list.grid ? <ModeButton its={its} /> : null}
      <DensityButton its={its} />
      {its.state.mode === 'table' ? <ColumnsButton its={its} /> : null}
    </span>
  )
}

function ModeButton<Row extends ListRow>({ its }: ViewToolsProps<Row>) {
  const { t } = useTranslation()
  const { state, change, list } = its
  const changeLook = useChangeLook(list.resource)
  const mode = state.mode === 'grid' ? 'table' : 'grid'
  const Icon = mode === 'grid' ? LayoutGrid : Table2
  return (
    <IconButton
      label={t(`listPart.tools.${mode}`)}
      icon={<Icon size={16} aria-hidden />}
      data-mode={mode}
      onClick={() => {
        // In a saved view the mode belongs to it.
        if (!isSaved(state.view)) changeLook({ layout: { mode } })
        change({ ...state, mode, page: 1, size: sizeOf(mode, defaultsOf(list)) })
      }}
    />
  )
}

/** In a saved view the density belongs to it, elsewhere to the person's look of the list. */
function DensityButton<Row extends ListRow>({ its }: ViewToolsProps<Row>) {
  const { t } = useTranslation()
  const changeLook = useChangeLook(its.list.resource)
  const ofPage = useAppearance().settings.density
  const { ofView, density: chosen = ofPage } = its.look
  const { view } = its.state
  const isCompact = chosen === 'compact'
  const Icon = isCompact ? Rows2 : Rows3
  const press = () => {
    const density = isCompact ? 'standard' : 'compact'
    if (isSaved(view)) setViewLook(view, { ...ofView, density })
    // As the page is, it follows the page.
    else changeLook({ layout: { density: density === ofPage ? undefined : density } })
  }
  return (
    <IconButton
      // Below 992 px rows are cards for fingers, which no density changes.
      className="touch:hidden"
      label={t(isCompact ? 'listPart.tools.standard' : 'listPart.tools.compact')}
      icon={<Icon size={16} aria-hidden />}
      onClick={press}
    />
  )
}

function ColumnsButton<Row extends ListRow>({ its }: ViewToolsProps<Row>) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('listPart.columns.title')}
      className="w-md"
      trigger={
        <IconButton
          label={t('listPart.columns.title')}
          hasTooltip={false}
          icon={<Columns3 size={16} aria-hidden />}
        />
      }
    >
      <Suspense fallback={null}>
        <ColumnsPanel its={its} />
      </Suspense>
    </Popover>
  )
}
