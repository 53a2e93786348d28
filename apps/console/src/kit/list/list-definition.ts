import type { FieldFact, WriteOperation } from '@omc/sdk'
import type { DataColumn } from '@omc/ui'
import type { ComponentType } from 'react'
import type { FilterOption, FilterValues, ListFilter } from './filters/list-filter.ts'
import type { BulkAct, PageAct, RowAct } from './list-acts.ts'
import type {
  AskedRow,
  ColumnName,
  FilterName,
  ListResource,
  ListRow,
  RowOf,
  SortName,
} from './list-names.ts'
import type { ScopeFilters } from './list-scope.ts'

/** How a column stands in the table; what is left out is ordinary. */
export type ColumnLook = Pick<DataColumn<never>, 'align' | 'className' | 'inCard'>

/** Tabs above the table, each with the number of its rows. */
export type StatusTabs<Name extends string = string> = {
  readonly filter: Name
  readonly values: () => readonly FilterOption[]
}

/** Rows that wait for somebody: counted above the table, hidden at none. */
export type Wait<Name extends string = string> = {
  readonly label: () => string
  readonly filters: string extends Name
    ? FilterValues
    : { readonly [Filter in Name]?: readonly string[] }
  readonly tone: 'danger' | 'warning'
}

/** A row of the list, open beside it. */
export type PeekProps<Row> = {
  /** What the list knows of it; a link from elsewhere knows the id only. */
  readonly row: Row | undefined
  readonly id: string
  readonly onClose: () => void
  /** Opens the row before or after it; not there at the ends of the page. */
  readonly onPrevious?: () => void
  readonly onNext?: () => void
}

export type ListDefinition<Row extends ListRow> = {
  readonly resource: ListResource
  readonly title: () => string
  /**
   * Attributes with their facts, of `@omc/sdk/fields/<resource>`, in the order they are shown. Title,
   * look and format of a column follow from its fact.
   */
  readonly columns: Readonly<Record<string, FieldFact>>
  /** Attributes that cells, names and acts read beside the columns; the list asks for no others. */
  readonly beside: readonly (keyof Row & string)[]
  /** Relations that come with each row, for cells that show what a record belongs to. */
  readonly include?: readonly string[]
  /** Own titles, where a cell shows more than its attribute. */
  readonly titles?: { readonly [Column in keyof Row]?: () => string }
  /** Own cells; the others show their value as its kind is written. */
  readonly cells?: { readonly [Column in keyof Row]?: ComponentType<{ readonly row: Row }> }
  readonly looks?: { readonly [Column in keyof Row]?: ColumnLook }
  readonly sorts: readonly (keyof Row & string)[]
  readonly defaultSort: string
  /** Without it the list has no search. */
  readonly searchHint?: () => string
  readonly filters: readonly ListFilter[]
  /** Behind "more filters". */
  readonly moreFilters?: readonly ListFilter[]
  readonly statusTabs?: StatusTabs
  readonly waits?: readonly Wait[]
  /** Filters that always hold. */
  readonly fixed?: Readonly<Record<string, readonly string[]>>
  /** Filters that the parts of a scope become. */
  readonly scope?: ScopeFilters
  /** Rows of a page at first. */
  readonly size?: 20 | 50 | 100
  readonly bulk?: readonly BulkAct<Row>[]
  readonly row?: readonly RowAct<Row>[]
  readonly page?: readonly PageAct[]
  /** Brings a row back from the trash, which is a tab then. */
  readonly restore?: WriteOperation
  /** A coloured edge, where the row needs somebody. */
  readonly mark?: (row: Row) => 'danger' | 'warning' | null
  /** Shows a row beside the list, at `peek=<id>`. */
  readonly Peek?: ComponentType<PeekProps<Row>>
  /** What to read to a screen reader for a row. */
  readonly rowName: (row: Row) => string
  readonly empty: () => { readonly title: string; readonly description: string }
}

type ColumnOf<R extends ListResource, Columns> = keyof Columns & ColumnName<R>

/**
 * A list screen as data. Visible acts are the operations the person may run.
 *
 * @source architecture: screens are data with holes
 */
export function defineList<
  R extends ListResource,
  Columns extends Readonly<Partial<Record<ColumnName<R>, FieldFact>>>,
  Beside extends keyof RowOf<R> & string = never,
>(
  resource: R,
  definition: Omit<
    ListDefinition<AskedRow<R, ColumnOf<R, Columns> | Beside>>,
    | 'resource'
    | 'columns'
    | 'beside'
    | 'filters'
    | 'moreFilters'
    | 'statusTabs'
    | 'waits'
    | 'fixed'
    | 'scope'
    | 'restore'
    | 'sorts'
    | 'defaultSort'
  > & {
    readonly filters: readonly ListFilter<FilterName<R>>[]
    readonly moreFilters?: readonly ListFilter<FilterName<R>>[]
    readonly statusTabs?: StatusTabs<FilterName<R>>
    readonly waits?: readonly Wait<FilterName<R>>[]
    readonly fixed?: Readonly<Partial<Record<FilterName<R>, readonly string[]>>>
    readonly scope?: ScopeFilters<FilterName<R>>
    readonly restore?: Extract<WriteOperation, `${R}.restore`>
    readonly sorts: readonly (ColumnOf<R, Columns> & SortName<R>)[]
    readonly defaultSort: SortName<R>
    readonly columns: Columns & Readonly<Record<Exclude<keyof Columns, ColumnName<R>>, never>>
    readonly beside?: readonly Beside[]
  },
): ListDefinition<AskedRow<R, ColumnOf<R, Columns> | Beside>> {
  // as: the engine knows filters by plain names; the types above tied them to the resource.
  return { beside: [], resource, ...definition } as unknown as ListDefinition<
    AskedRow<R, ColumnOf<R, Columns> | Beside>
  >
}
