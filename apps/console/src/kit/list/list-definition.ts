import type { FieldFact, OperationId, WriteOperation } from '@omc/sdk'
import type { DataColumn } from '@omc/ui'
import type { ComponentType, ReactNode } from 'react'
import type { ListEdit } from './edit/list-edit.ts'
import type { FilterOption, FilterValues, ListFilter } from './filters/list-filter.ts'
import type { BulkAct, PageAct, RowAct } from './list-acts.ts'
import type {
  AskedRow,
  ColumnName,
  FilterName,
  Included,
  ListResource,
  ListRow,
  RowOf,
  SortName,
} from './list-names.ts'
import type { ScopeFilters } from './list-scope.ts'
import type { Offer } from './rest/offer.ts'
import type { CountOperation, TotalsOperation } from './tab-counts.ts'

/** Overrides of a column's default look in the table. */
export type ColumnLook = Pick<DataColumn<never>, 'align' | 'className' | 'inCard' | 'hasControls'>

/** Tabs above the table, each with its row count. */
export type StatusTabs<
  Name extends string = string,
  Counts extends CountOperation = CountOperation,
> = {
  readonly filter: Name
  readonly values: () => readonly FilterOption[]
  /** Counts the rows of all tabs in one read; without it each tab asks the list for its number. */
  readonly counts?: Counts
}

/** Sums over all matching rows, below the table. */
export type ListFigures<
  Counts extends CountOperation | TotalsOperation = CountOperation | TotalsOperation,
> = {
  readonly operation: Counts
  /** Facts of the summed attributes by name. */
  readonly sums: Readonly<Record<string, FieldFact>>
}

/** Rows that wait for a person: counted above the table, hidden at zero. */
export type Wait<Name extends string = string> = {
  readonly label: () => string
  readonly filters: string extends Name
    ? FilterValues
    : { readonly [Filter in Name]?: readonly string[] }
  readonly tone: 'danger' | 'warning'
}

/** Card of a row in a grid; its title is the row's name. */
export type GridCard<Row> = {
  readonly cover: keyof Row & string
  /** Column whose cell stands over the picture, such as a status. */
  readonly mark?: keyof Row & string
  /** Column whose cell stands below the title. */
  readonly note?: keyof Row & string
}

/** What a list without any rows says, and what it offers to those who may. */
export type NothingYet = {
  readonly title: string
  /** Where rows come from. */
  readonly description: string
  /** Operation of the page act that makes the first row; by default the primary one. */
  readonly act?: OperationId
  /** Addresses of screens that fill the list, the widest first. */
  readonly filledBy?: readonly string[]
}

/** A row of the list, open in a side panel. */
export type PeekProps<Row> = {
  /** Row from the list; undefined after a link from elsewhere, which has only the id. */
  readonly row: Row | undefined
  readonly id: string
  readonly onClose: () => void
  /** Opens the previous or next row; absent at the ends of the page. */
  readonly onPrevious?: () => void
  readonly onNext?: () => void
  /** Acts on the record, for the foot of the panel; null if the person may run none. */
  readonly acts?: (record: ListRow) => ReactNode
}

export type ListDefinition<Row extends ListRow> = {
  readonly resource: ListResource
  readonly title: () => string
  /**
   * Attributes with their facts from `@omc/sdk/fields/<resource>`, in display order. Title, look
   * and format of a column follow from its fact.
   */
  readonly columns: Readonly<Record<string, FieldFact>>
  /** Attributes that cells, names and acts read in addition to the columns; no others are sent. */
  readonly beside: readonly (keyof Row & string)[]
  /** Related records for cells: by relation, their type and the attributes that are shown. */
  readonly include?: Readonly<Record<string, readonly [type: string, ...attributes: string[]]>>
  /** Titles of columns whose cell shows more than its attribute. */
  readonly titles?: { readonly [Column in keyof Row]?: () => string }
  /** Custom cells; by default a value is formatted by its kind. */
  readonly cells?: { readonly [Column in keyof Row]?: ComponentType<{ readonly row: Row }> }
  readonly looks?: { readonly [Column in keyof Row]?: ColumnLook }
  /** Columns that name people are left out for those who may not see people. */
  readonly hidesPeople?: true
  /**
   * Rows of one team belong together, such as a tree: people who see all teams begin with their own,
   * and the others stand one after another.
   */
  readonly isByTeam?: true
  readonly sorts: readonly (keyof Row & string)[]
  readonly defaultSort: string
  /** Placeholder of the search; without it the list has no search. */
  readonly searchHint?: () => string
  readonly filters: readonly ListFilter[]
  /** Filters behind "more filters". */
  readonly moreFilters?: readonly ListFilter[]
  /** Offer of its operation beyond this definition; added once a person uses or looks for it. */
  readonly rest?: Offer
  readonly statusTabs?: StatusTabs
  readonly waits?: readonly Wait[]
  readonly figures?: ListFigures
  /** Filters that always apply. */
  readonly fixed?: Readonly<Record<string, readonly string[]>>
  /** Filter names for the parts of a scope. */
  readonly scope?: ScopeFilters
  /** Filter for rows that changed since a moment: the list then tells of changes every 30 s. */
  readonly live?: string
  readonly edit?: ListEdit<Row>
  /** Attributes on the card of a row; if set, the rows can be shown as a grid of pictures. */
  readonly grid?: GridCard<Row>
  /** Default page size. */
  readonly size?: 20 | 50 | 100
  readonly bulk?: readonly BulkAct<Row>[]
  readonly row?: readonly RowAct<Row>[]
  readonly page?: readonly PageAct[]
  /** Restores a row from the trash; if set, the trash is a tab. */
  readonly restore?: WriteOperation
  /** Coloured edge for rows that need a person. */
  readonly mark?: (row: Row) => 'danger' | 'warning' | null
  /** Side panel of a row, at `peek=<id>`; by default it shows all attributes. */
  readonly Peek?: ComponentType<PeekProps<Row>>
  /** Parts below the attributes in the default side panel. */
  readonly peekParts?: readonly ComponentType<{ readonly record: Row }>[]
  /** Accessible name of a row. */
  readonly rowName: (row: Row) => string
  readonly empty: () => NothingYet
}

type ColumnOf<R extends ListResource, Columns> = keyof Columns & ColumnName<R>

/**
 * A list screen as data. An act is visible if the person may run its operation.
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
    | 'rest'
    | 'statusTabs'
    | 'waits'
    | 'figures'
    | 'fixed'
    | 'include'
    | 'scope'
    | 'restore'
    | 'live'
    | 'edit'
    | 'sorts'
    | 'defaultSort'
  > & {
    readonly filters: readonly ListFilter<FilterName<R>>[]
    readonly moreFilters?: readonly ListFilter<FilterName<R>>[]
    readonly statusTabs?: StatusTabs<FilterName<R>, Extract<CountOperation, `${R}.statistics`>>
    readonly waits?: readonly Wait<FilterName<R>>[]
    readonly figures?: ListFigures<
      Extract<CountOperation, `${R}.statistics`> | Extract<TotalsOperation, `${R}.totals`>
    >
    readonly fixed?: Readonly<Partial<Record<FilterName<R>, readonly string[]>>>
    readonly include?: Included<R>
    readonly scope?: ScopeFilters<FilterName<R>>
    readonly restore?: Extract<WriteOperation, `${R}.restore`>
    readonly live?: FilterName<R> & `${string}_since`
    readonly edit?: ListEdit<
      AskedRow<R, ColumnOf<R, Columns> | Beside>,
      ColumnOf<R, Columns>,
      Extract<WriteOperation, `${R}.update`>
    >
    readonly sorts: readonly (ColumnOf<R, Columns> & SortName<R>)[]
    readonly defaultSort: SortName<R>
    readonly columns: Columns & Readonly<Record<Exclude<keyof Columns, ColumnName<R>>, never>>
    readonly beside?: readonly Beside[]
  },
): ListDefinition<AskedRow<R, ColumnOf<R, Columns> | Beside>> {
  // as: the engine uses plain filter names; the types above tie them to the resource.
  return { beside: [], resource, ...definition } as unknown as ListDefinition<
    AskedRow<R, ColumnOf<R, Columns> | Beside>
  >
}
