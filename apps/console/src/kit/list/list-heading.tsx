import { Button } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { viewTexts } from '../../kernel/i18n/later-parts.ts'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import type { ListRow } from './list-names.ts'
import { restPart } from './panel-part.ts'
import { rowCountOf, rowCountText } from './row-count.ts'
import type { ListOnScreen } from './use-list.ts'

const ListTools = restPart(async () => (await import('./list-tools.tsx')).ListTools)

const ViewsMenu = restPart(
  async () => (await import('./views/views-menu.tsx')).ViewsMenu,
  viewTexts,
)

type ListHeadingProps<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  readonly title: string
}

/** The name of the list, how many rows it has, and acts on the list as a whole. */
export function ListHeading<Row extends ListRow>({ its, title }: ListHeadingProps<Row>) {
  const { t } = useTranslation()
  const { data } = its.query
  return (
    <PageHeading
      beside={
        mayRun(its.person, 'views.list') ? (
          <Suspense fallback={<span className="h-(--ctl) w-24" />}>
            <ViewsMenu its={its} />
          </Suspense>
        ) : null
      }
      actions={
        <>
          <p className="text-sm text-fg3 tabular-nums omc-acts" aria-live="polite">
            {data ? t('list.count', { total: rowCountText(rowCountOf(data)) }) : ''}
          </p>
          {its.pageActs.map((act) => (
            <Button
              key={act.label()}
              icon={act.icon}
              {...(act.isPrimary && its.peek === null ? { variant: 'primary' } : {})}
              onClick={() => its.press({ tag: 'page', act })}
            >
              {act.label()}
            </Button>
          ))}
          <Suspense
            fallback={<span className={`h-(--ctl) ${its.list.grid ? 'w-45.5' : 'w-37.5'}`} />}
          >
            <ListTools its={its} />
          </Suspense>
        </>
      }
    >
      {title}
    </PageHeading>
  )
}
