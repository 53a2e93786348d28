import * as fields from '@omc/sdk/fields/carry_materials'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { ImportFoot, ImportSteps } from '../../kit/import/import-steps.tsx'
import { defineRowImport } from '../../kit/import/row-import.ts'
import { useImport } from '../../kit/import/use-import.ts'
import { PageHeading } from '../../kit/page-heading.tsx'

const materials = defineRowImport('carry_materials.create_new_material', {
  label: () => i18n.t('collect.tableName'),
  name: 'title',
  task: (count) => i18n.t('collect.tableTask', { count }),
  columns: {
    title: { fact: fields.title, isRequired: true, maxLength: 300, also: ['名称', '商品名称'] },
    source: { fact: fields.source },
    source_id: { fact: fields.source_id, maxLength: 100, also: ['编号', '商品编号'] },
    source_url: { fact: fields.source_url, maxLength: 2000, also: ['链接'] },
    source_user: { fact: fields.source_user, maxLength: 100, also: ['作者'] },
    cover_url: { fact: fields.cover_url, maxLength: 2000, also: ['图片'] },
    category: { fact: fields.category, maxLength: 100 },
    remark: { fact: fields.remark, maxLength: 1000 },
  },
})

type PageProps = { readonly above: ReactNode }

/** A table of materials, a result for each row. @source screens §2.6, CollectBoard */
export function TablePage({ above }: PageProps) {
  const { pathname } = useLocation()
  const [round, setRound] = useState(0)
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <TableImport key={round} onEnd={() => setRound(round + 1)} />
    </div>
  )
}

/** One table, from the file to the result. */
function TableImport({ onEnd }: { readonly onEnd: () => void }) {
  const its = useImport(materials)
  return (
    <section
      aria-label={i18n.t('collect.tabs.table')}
      className="flex min-h-0 flex-col rounded-card border border-line bg-surface"
    >
      <div className="min-h-0 overflow-y-auto p-4">
        <ImportSteps its={its} />
      </div>
      {its.file ? (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line p-3">
          <ImportFoot its={its} back={i18n.t('import.another')} onClose={onEnd} />
        </div>
      ) : null}
    </section>
  )
}
