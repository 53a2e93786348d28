import { Button, DropdownMenu, IconButton, type MenuItem } from '@omc/ui'
import { Download, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { mayRun } from '../may-run.ts'
import { useMedia } from '../use-media.ts'
import { useListKeys } from './keys/use-list-keys.ts'
import type { ListRow } from './list-names.ts'
import { rowCountOf, rowCountText } from './row-count.ts'
import type { ListOnScreen } from './use-list.ts'
import { ViewTools } from './view-tools.tsx'

/** Where only the first act of the page stands as a button; the styles of `omc-acts` agree. */
const NARROW = '(width < 40rem)'

type ListToolsProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/**
 * How a list shows its rows, and its export: all matching rows by the server, or this page at once.
 * On a phone one menu has the export and all acts of the page but the first.
 */
export function ListTools<Row extends ListRow>({ its }: ListToolsProps<Row>) {
  const { t } = useTranslation()
  const services = useServices()
  const keys = useListKeys(its)
  const isNarrow = useMedia(NARROW)
  const { rows, person, query, pageActs, press } = its
  const all = async (format: 'csv' | 'xlsx') => {
    const { startExport } = await loadPart(() => import('./export/start-export.ts'))
    await startExport(services, its, format)
  }
  const page = async () => {
    const { saveRows } = await loadPart(() => import('./export/save-rows.ts'))
    saveRows(its, rows)
  }
  const count = query.data ? rowCountText(rowCountOf(query.data)) : '0'
  const ofAll: readonly MenuItem[] = mayRun(person, 'exports.create')
    ? [
        act('csv', t('export.allCsv', { total: count }), () => void all('csv')),
        act('xlsx', t('export.allExcel', { total: count }), () => void all('xlsx')),
      ]
    : []
  const exports = [...ofAll, act('page', t('export.page'), () => void page())]
  const others = pageActs
    .slice(1)
    .map((one) => act(one.label(), one.label(), () => press({ tag: 'page', act: one })))
  return (
    <span ref={keys} className="contents">
      <ViewTools its={its} />
      {isNarrow ? (
        <DropdownMenu
          align="end"
          items={rows.length === 0 ? others : [...others, ...exports]}
          trigger={
            <IconButton
              label={t('listPart.tools.more')}
              hasTooltip={false}
              icon={<Ellipsis size={16} aria-hidden />}
              disabled={rows.length === 0 && others.length === 0}
            />
          }
        />
      ) : (
        <DropdownMenu
          align="end"
          items={exports}
          trigger={
            <Button icon={<Download size={14} aria-hidden />} disabled={rows.length === 0}>
              {t('export.button')}
            </Button>
          }
        />
      )}
    </span>
  )
}

const act = (id: string, label: string, onSelect: () => void): MenuItem => ({
  kind: 'act',
  id,
  label,
  onSelect,
})
