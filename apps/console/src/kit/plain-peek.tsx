import { callOperation, type FieldFact, type Page, type Sdk } from '@omc/sdk'
import { ErrorState, Skeleton } from '@omc/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../kernel/services/services-context.ts'
import type { DetailDefinition, DetailRecord } from './detail/detail-definition.ts'
import { DetailSections } from './detail/detail-sections.tsx'
import { historySection } from './detail/history-section.tsx'
import { mediaSection } from './detail/media-section.tsx'
import { PeekDrawer } from './detail/peek-drawer.tsx'
import { Failure } from './failure.tsx'
import type { ListDefinition, PeekProps } from './list/list-definition.ts'
import type { ListRow } from './list/list-names.ts'
import { offerQuery } from './list/offer-query.ts'
import type { Offer } from './list/rest/offer.ts'

type List = ListDefinition<ListRow>
type PlainPeekProps = PeekProps<ListRow> & { readonly list: List }

/** A row with all its attributes and the parts of its list, for lists without a panel of their own. */
export function PlainPeek({ list, row, id, acts, ...walk }: PlainPeekProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { resource } = list
  const asked = useQuery(offerQuery(resource))
  const { data, error, refetch } = useQuery(recordQuery(sdk, list, id))
  const offer = asked.data
  // Rows in the trash are not found by id; the list has them.
  const record = data ?? row
  return (
    <PeekDrawer
      title={record ? list.rowName(record) : `#${id}`}
      footer={record ? acts?.(record) : null}
      {...walk}
    >
      {record && offer ? <Sections list={list} offer={offer} record={record} /> : null}
      {!record && data === null ? <ErrorState message={t('form.gone')} /> : null}
      {!record && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {record && !offer && asked.error ? (
        <Failure error={asked.error} onRetry={() => void asked.refetch()} />
      ) : null}
      {(offer ?? asked.error) && (record || data === null || error) ? null : (
        <Skeleton className="h-64" />
      )}
    </PeekDrawer>
  )
}

/** The record by the list's own operation, which everybody may run who sees the list. */
const recordQuery = (sdk: Sdk, { resource, include, fixed }: List, id: string) =>
  queryOptions({
    queryKey: [resource, 'one', { id, include, fixed }],
    async queryFn({ signal }): Promise<ListRow | null> {
      const args = { 'filter[ids]': [id], 'page[size]': 1, ...(include ? { include } : {}) }
      const answer: unknown = await callOperation(sdk, `${resource}.list`, args, { signal })
      // as: every list operation answers a page.
      return (answer as Page<ListRow>).items[0] ?? null
    },
  })

type SectionsProps = {
  readonly list: List
  readonly offer: Offer
  readonly record: ListRow
}

function Sections({ list, offer, record }: SectionsProps) {
  const { Part } = historySection(list.resource)
  return (
    <>
      <DetailSections detail={detailOf(list, offer)} record={record} of={null} />
      <Part record={record} />
    </>
  )
}

type Recorded = { readonly record: DetailRecord }

const PICTURES: readonly FieldFact['kind'][] = ['image', 'video']
/** Kinds that have no line of text. */
const WITHOUT: readonly FieldFact['kind'][] = [...PICTURES, 'object', 'secret', 'file']

/** Pictures first, then the attributes as the list shows them, its parts, then all others. */
function detailOf(list: List, { columns }: Offer): DetailDefinition {
  const all = Object.entries({ ...list.columns, ...columns })
  const pictures = all.filter(([, { kind }]) => PICTURES.includes(kind)).map(([name]) => name)
  // as: plain names; an index by the row's key loses the common type of the entries.
  const titles = (list.titles ?? {}) as Partial<Record<string, () => string>>
  const cells = (list.cells ?? {}) as Partial<Record<string, ComponentType<{ row: ListRow }>>>
  const looks = (list.looks ?? {}) as Partial<Record<string, { inCard?: string }>>
  const facts = all
    .filter(([name, { kind }]) => !WITHOUT.includes(kind) && looks[name]?.inCard !== 'title')
    .map(([name, fact]) => [name, labelled(fact, titles[name]?.())] as const)
  const parts = list.peekParts ?? []
  const isFirst = ([name]: readonly [string, FieldFact]) =>
    parts.length === 0 || name in list.columns
  const shown = Object.entries(cells).flatMap(([name, Cell]) =>
    Cell ? [[name, ({ record }: { record: DetailRecord }) => <Cell row={record} />] as const] : [],
  )
  return {
    // as: only a title and sections are read.
    resource: list.resource as DetailDefinition['resource'],
    title: list.rowName,
    sections: [
      mediaSection((record: DetailRecord) => ({
        images: pictures.flatMap((name): unknown => Reflect.get(record, name)),
      })),
      {
        kind: 'facts',
        facts: Object.fromEntries(facts.filter(isFirst)),
        cells: Object.fromEntries(shown),
      },
      // as: the rows of the list are the records of its side panel.
      ...parts.map((Part) => ({ kind: 'part' as const, Part: Part as ComponentType<Recorded> })),
      ...(parts.length === 0
        ? []
        : [
            {
              kind: 'facts' as const,
              facts: Object.fromEntries(facts.filter((one) => !isFirst(one))),
            },
          ]),
    ],
  }
}

const labelled = (fact: FieldFact, title: string | undefined): FieldFact =>
  title === undefined ? fact : { ...fact, zh: title, en: title }
