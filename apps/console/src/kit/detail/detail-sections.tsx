import type { FieldFact } from '@omc/sdk'
import { Skeleton } from '@omc/ui'
import type { ComponentType, ReactNode } from 'react'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { FormInputs } from '../form/form-body.tsx'
import type { RecordForm } from '../form/use-record-form.ts'
import { FieldCell } from '../list/field-cell.tsx'
import type { DetailDefinition, DetailRecord, DetailSection } from './detail-definition.ts'

type SectionsProps<Rec extends DetailRecord> = {
  readonly detail: DetailDefinition<Rec>
  readonly record: Rec
  /** Null if nothing may be changed. */
  readonly of: RecordForm | null
}

/** Sections of a record, one below another. */
export function DetailSections<Rec extends DetailRecord>({
  detail,
  record,
  of,
}: SectionsProps<Rec>) {
  return detail.sections.map((section, at) => (
    // Sections are static data, so their order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Section key={at} section={section} record={record} of={of} />
  ))
}

function Section<Rec extends DetailRecord>({
  section,
  record,
  of,
}: Omit<SectionsProps<Rec>, 'detail'> & { readonly section: DetailSection<Rec> }) {
  if (section.kind === 'inputs') return of ? <FormInputs of={of} section={section} /> : null
  if (section.kind === 'facts') {
    return (
      <Titled title={section.title?.()}>
        <Facts facts={section.facts} cells={section.cells ?? {}} record={record} />
      </Titled>
    )
  }
  return (
    <Titled title={section.title?.()}>
      <section.Part record={record} />
    </Titled>
  )
}

function Titled({
  title,
  children,
}: {
  readonly title: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-2 empty:hidden">
      {title ? <h2 className="text-base font-semibold text-fg">{title}</h2> : null}
      {children}
    </section>
  )
}

type FactsProps<Rec> = {
  readonly facts: Readonly<Partial<Record<string, FieldFact>>>
  readonly cells: Readonly<Partial<Record<string, ComponentType<{ readonly record: Rec }>>>>
  readonly record: Rec
}

/** Attributes with their labels; one that has not loaded is a placeholder. */
function Facts<Rec extends DetailRecord>({ facts, cells, record }: FactsProps<Rec>) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {Object.entries(facts).map(([name, fact]) => {
        if (!fact) return null
        const Cell = cells[name]
        const value: unknown = Reflect.get(record, name)
        return (
          <div key={name} className="contents">
            <dt className="text-fg3">{fieldLabel(fact)}</dt>
            <dd className="min-w-0 break-words text-fg">
              {value === undefined ? (
                <Skeleton className="h-4 w-24" />
              ) : Cell ? (
                <Cell record={record} />
              ) : (
                <FieldCell fact={fact} value={value === '' ? null : value} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
