import { Button, DropdownMenu, type MenuItem } from '@omc/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { mayRun } from '../may-run.ts'
import { useListKeys } from './keys/use-list-keys.ts'
import type { ListRow } from './list-names.ts'
import { rowCountOf, rowCountText } from './row-count.ts'
import type { ListOnScreen } from './use-list.ts'
import { ViewTools } from './view-tools.tsx'

type ListToolsProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** How a list shows its rows, and its export: all matching rows by the server, or this page at once. */
export function ListTools<Row extends ListRow>({ its }: ListToolsProps<Row>) {
  const { t } = useTranslation()
  const services = useServices()
  const keys = useListKeys(its)
  const { rows, person, query } = its
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
  return (
    <span ref={keys} className="contents">
      <ViewTools its={its} />
      <DropdownMenu
        align="end"
        items={[...ofAll, act('page', t('export.page'), () => void page())]}
        trigger={
          <Button icon={<Download size={14} aria-hidden />} disabled={rows.length === 0}>
            {t('export.button')}
          </Button>
        }
      />
    </span>
  )
}

const act = (id: string, label: string, onSelect: () => void): MenuItem => ({
  kind: 'act',
  id,
  label,
  onSelect,
})
