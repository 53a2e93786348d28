import { useTranslation } from 'react-i18next'
import { usePerson } from '../../kernel/services/use-person.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { Column } from './column.tsx'
import { ownerOf } from './holders.ts'
import { SourceActs } from './source-acts.tsx'
import type { BoardColumnProps } from './use-relation.ts'

/** Sources of what is chosen before. */
export function SourcesColumn({ relation, className }: BoardColumnProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const { sources, search, setSearch, marked } = relation
  const rows = sources.items
  return (
    <Column
      title={t('relation.sources')}
      count={sources.total}
      rows={rows?.map((one) => ({
        id: one.id,
        name: one.nickname || `#${one.id}`,
        note: [platformName(one.platform), ownerOf(one)].join(' · '),
      }))}
      error={sources.error}
      onRetry={sources.refetch}
      more={sources}
      search={
        <SearchBox
          hint={t('relation.findSource')}
          value={search.sources}
          onChange={(text) => setSearch({ ...search, sources: text })}
        />
      }
      marked={marked.sources}
      onMark={
        mayRun(person, 'studio_accounts.batch_assign_source') ? relation.markSources : undefined
      }
      foot={<SourceActs relation={relation} />}
      className={className}
    />
  )
}
