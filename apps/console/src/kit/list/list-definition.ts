import type {
  FieldFact,
  FieldName,
  OperationId,
  operations,
  Page,
  Result,
  RecordType,
  WriteOperation,
} from '@omc/sdk'
import type { DataColumn } from '@omc/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Refusal } from '../../kernel/errors/error-text.ts'
import type { Person } from '../../kernel/session/person.ts'

/** Resources that have a list. */
export type ListResource = OperationId extends infer Op
  ? Op extends `${infer Resource}.list`
    ? Extract<Resource, RecordType>
    : never
  : never

type ListOperation<R extends ListResource> = Extract<OperationId, `${R}.list`>

type ListQuery<R extends ListResource> = NonNullable<
  operations[ListOperation<R>]['parameters']['query']
>

/** What a list can be narrowed by, as its operation declares it. */
export type FilterName<R extends ListResource> = keyof ListQuery<R> extends infer Parameter
  ? Parameter extends `filter[${infer Name}]`
    ? Name
    : never
  : never

/** What a list can be ordered by: an attribute, or `-` and an attribute for the largest first. */
export type SortName<R extends ListResource> =
  ListQuery<R> extends { sort?: readonly (infer Name extends string)[] } ? Name : never

/** One row of a resource's list, flat. */
export type RowOf<R extends ListResource> =
  Result<ListOperation<R>> extends Page<infer Row> ? Row : never

export type ListRow = { readonly id: string }

/** How a column stands in the table; what is left out is ordinary. */
export type ColumnLook = Pick<DataColumn<never>, 'align' | 'className' | 'inCard'>

export type FilterOption = { readonly value: string; readonly label: string }

export type ListFilter<Name extends string = string> =
  | {
      readonly kind: 'choice'
      readonly name: Name
      readonly label: () => string
      readonly options: () => readonly FilterOption[]
    }
  /** Days from..to, sent as `<since>` and `<until>`. */
  | {
      readonly kind: 'days'
      readonly name: string
      readonly label: () => string
      readonly since: Name
      readonly until: Name
    }

export type BatchResult = {
  readonly succeeded: readonly { readonly id: string }[]
  readonly failed: readonly {
    readonly id: string
    readonly error: Refusal
  }[]
  /** What takes the batch back; null where nothing can. */
  readonly undo_id: string | null
}

export type BulkPanelProps<Row> = {
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** The act is through, and has told so where all went well; the list shows what failed. */
  readonly onDone: (result: BatchResult) => void
}

export type RowPanelProps<Row> = { readonly row: Row; readonly onClose: () => void }

/** An act on rows; it is there only for people who may run its operation. */
export type ListAct<Props> = {
  readonly operation: WriteOperation
  readonly label: () => string
  readonly icon?: ReactNode
  /** Asks what is needed and runs the operation. */
  readonly Panel: ComponentType<Props>
}

export type RowAct<Row> = ListAct<RowPanelProps<Row>> & {
  /** Not for this row. */
  readonly isFor?: (row: Row, person: Person) => boolean
}

export type ColumnName<R extends ListResource> = keyof RowOf<R> & FieldName<R>

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
  /** Own titles, where a cell shows more than its attribute. */
  readonly titles?: { readonly [Column in keyof Row]?: () => string }
  /** Own cells; the others show their value as its kind is written. */
  readonly cells?: { readonly [Column in keyof Row]?: ComponentType<{ readonly row: Row }> }
  readonly looks?: { readonly [Column in keyof Row]?: ColumnLook }
  readonly sorts: readonly (keyof Row & string)[]
  readonly defaultSort: string
  readonly searchHint: () => string
  readonly filters: readonly ListFilter[]
  readonly bulk?: readonly ListAct<BulkPanelProps<Row>>[]
  readonly row?: readonly RowAct<Row>[]
  /** What to read to a screen reader for a row. */
  readonly rowName: (row: Row) => string
  readonly empty: () => { readonly title: string; readonly description: string }
}

type ColumnOf<R extends ListResource, Columns> = keyof Columns & ColumnName<R>

/** A row with what a list asks for: a cell that reads more does not compile. */
export type AskedRow<R extends ListResource, Name extends keyof RowOf<R>> = Pick<RowOf<R>, Name> &
  ListRow

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
    'resource' | 'columns' | 'beside' | 'filters' | 'sorts' | 'defaultSort'
  > & {
    readonly filters: readonly ListFilter<FilterName<R>>[]
    readonly sorts: readonly (ColumnOf<R, Columns> & SortName<R>)[]
    readonly defaultSort: SortName<R>
    readonly columns: Columns & Readonly<Record<Exclude<keyof Columns, ColumnName<R>>, never>>
    readonly beside?: readonly Beside[]
  },
): ListDefinition<AskedRow<R, ColumnOf<R, Columns> | Beside>> {
  return { beside: [], resource, ...definition }
}
