import * as fields from '@omc/sdk/fields/carry_materials'
import { formatCount } from '@omc/shell'
import { Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { entriesIn } from '../../../kernel/data/entries-in.ts'
import { read } from '../../../kernel/data/read.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { Scope } from '../../../kit/list/list-scope.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { mayRun } from '../../../kit/may-run.ts'

type Counts = Readonly<Record<string, unknown>>
type HeadProps = { readonly scope: Scope }

/** Figures of the material: of each source, or of the one in the address. @source screens §2.5 */
export function SourceFigures({ scope }: HeadProps) {
  const [source, ...others] = scope.sources ?? []
  if (!mayRun(usePerson(), 'carry_materials.source_pool_status')) return null
  return source !== undefined && others.length === 0 ? (
    <OneSource source={source} />
  ) : (
    <AllSources scope={scope} />
  )
}

function AllSources({ scope }: HeadProps) {
  const { sdk } = useServices()
  const args = scope.sources ? { 'filter[source]': scope.sources } : {}
  const { data, error } = useQuery(read(sdk, 'carry_materials.source_pool_status', args))
  return (
    <Figures error={error} isLoading={!data}>
      <Group title={i18n.t('carryMaterialPart.sources')}>
        {countsIn(data?.totals.by_source).map(([source, count]) => (
          <Link
            key={source}
            to={`/carry/material/${source}`}
            className="inline-flex min-h-(--target) min-w-(--target) items-center text-accent-fg hover:underline"
          >
            {`${platformName(source)} ${formatCount(count)}`}
          </Link>
        ))}
      </Group>
    </Figures>
  )
}

function OneSource({ source }: { readonly source: string }) {
  const { sdk } = useServices()
  const { data, error } = useQuery(read(sdk, 'carry_materials.source_detail_status', { source }))
  const totals = data?.totals
  return (
    <Figures error={error} isLoading={!data}>
      <Group title={fieldLabel(fields.status)}>
        {countsIn(totals?.by_status).map(([status, count]) => (
          <Figure key={status} name={choiceLabel(fields.status, status)} count={count} />
        ))}
      </Group>
      <Group title={fieldLabel(fields.matching_type)}>
        {countsIn(totals?.by_matching_type).map(([type, count]) => (
          <Figure key={type} name={choiceLabel(fields.matching_type, type)} count={count} />
        ))}
      </Group>
      <Group title={fieldLabel(fields.channel_available)}>
        {countsIn(totals?.by_channel_available).map(([is, count]) => (
          <Figure key={is} name={offered(is)} count={count} />
        ))}
      </Group>
    </Figures>
  )
}

const OFFERED: Readonly<Partial<Record<string, () => string>>> = {
  true: () => i18n.t('carryMaterial.available'),
  false: () => i18n.t('carryMaterial.unavailable'),
}

const offered = (is: string): string => (OFFERED[is] ?? (() => i18n.t('carryMaterial.unasked')))()

/** Counts by name, the most first. */
const countsIn = (counts: Counts | undefined): readonly (readonly [string, number])[] =>
  entriesIn(counts)
    .flatMap(([name, count]) => (typeof count === 'number' ? [[name, count] as const] : []))
    .toSorted(([, a], [, b]) => b - a)

type FiguresProps = {
  readonly error: Error | null
  readonly isLoading: boolean
  readonly children: ReactNode
}

function Figures({ error, isLoading, children }: FiguresProps) {
  if (!isLoading)
    return (
      <div className="flex min-h-[max(28px,var(--target))] flex-wrap items-center gap-x-6 gap-y-1">
        {children}
      </div>
    )
  if (error)
    return (
      <p className="flex min-h-[max(28px,var(--target))] items-center text-xs text-danger-fg">
        {errorText(error, currentLanguage())}
      </p>
    )
  return (
    <div aria-busy className="flex h-[max(28px,var(--target))] items-center">
      <Skeleton className="h-4 w-80" />
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <span className="text-fg3">{title}</span>
      {children}
    </p>
  )
}

function Figure({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className="text-fg2">
      {name} <span className="text-fg">{formatCount(count)}</span>
    </span>
  )
}
