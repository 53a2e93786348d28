import type { Args, OperationId, Result, WriteOperation } from '@omc/sdk'
import type { ComponentType, ReactNode } from 'react'
import type { Person } from '../../kernel/session/person.ts'
import type { BatchResult } from '../tasks/read-batch.ts'

/** Arguments of one call for some rows. */
export type ArgsOfRows<Row> = (rows: readonly Row[]) => object

/** More rows than one call takes. */
export type ManyRows<Row> = {
  readonly count: number
  /** Starts a task that calls the operation as often as needed. */
  readonly start: (args: ArgsOfRows<Row>) => void
  /** Reads all of them, for a panel that changes none. */
  readonly read: (signal: AbortSignal) => Promise<readonly Row[]>
}

export type BulkPanelProps<Row> = {
  /** Selected rows; without those on other pages if all that match are selected. */
  readonly rows: readonly Row[]
  /** Set if the act goes beyond one call: the panel then starts it instead of calling itself. */
  readonly many?: ManyRows<Row>
  readonly onClose: () => void
  /** Called when the act is done. The act reports success itself; the list shows failed rows. */
  readonly onDone: (result: BatchResult, args: ArgsOfRows<Row>) => void
}

export type RowPanelProps<Row> = { readonly row: Row; readonly onClose: () => void }

export type PagePanelProps = { readonly onClose: () => void }

/** Confirmation before an act runs. */
export type Question = {
  readonly title: string
  readonly description: string
  /** Names the act and its count, e.g. "Delete 8". */
  readonly confirm: string
  readonly tone?: 'danger' | 'neutral'
  /** Text that the person types to confirm an irreversible act. */
  readonly typed?: string
}

/** An act without a panel: its arguments and its message afterwards. */
export type ActRun<Subject> = {
  readonly args: (subject: Subject) => object
  /** Confirmation; without it the act runs at once. */
  readonly ask?: (subject: Subject) => Question
  /** Message about the result. */
  readonly done: (answer: unknown, subject: Subject) => string
}

/** An act, shown only to people who may run its operation. */
export type ListAct<Subject, Props, Op extends OperationId = WriteOperation> = {
  readonly operation: Op
  readonly label: () => string
  readonly icon?: ReactNode
} & (
  | {
      /** Collects the input and runs the operation. */
      readonly Panel: ComponentType<Props>
      readonly run?: never
    }
  | {
      readonly operation: WriteOperation
      readonly run: ActRun<Subject>
      readonly Panel?: never
    }
)

/** A panel may also read only. */
export type RowAct<Row> = ListAct<Row, RowPanelProps<Row>, OperationId> & {
  /** Whether the act applies to this row; default: always. */
  readonly isFor?: (row: Row, person: Person) => boolean
}

/** An act on selected rows; without a panel, its operation answers row by row. */
export type BulkAct<Row> = ListAct<readonly Row[], BulkPanelProps<Row>> & {
  /**
   * The operation takes the filters of the list and finds all matching rows itself, as a job.
   * Otherwise the page walks the list.
   */
  readonly matching?: true
  /** The operation takes one row a call. */
  readonly oneCallPerRow?: true
}

/** Operations that take all rows of a filter. */
export type MatchingOperation = {
  [Op in WriteOperation]: Args<Op> extends { readonly matching?: infer Matching }
    ? unknown extends Matching
      ? never
      : Op
    : never
}[WriteOperation]

/** Has the server find all matching rows; operations that take ids only do not compile. */
export const matches = (_operation: MatchingOperation): { readonly matching: true } => ({
  matching: true,
})

/** An act of the whole list, such as creating a row. */
export type PageAct = ListAct<null, PagePanelProps, OperationId> & { readonly isPrimary?: true }

/** Declares an act without a panel, typed by the operation's arguments and answer. */
export const runs = <Op extends WriteOperation, Subject>(
  operation: Op,
  {
    label,
    icon,
    ...run
  }: {
    readonly label: () => string
    readonly icon?: ReactNode
    readonly args: (subject: Subject) => Args<Op>
    readonly ask?: (subject: Subject) => Question
    readonly done: (answer: Result<Op>, subject: Subject) => string
  },
): {
  readonly operation: Op
  readonly label: () => string
  readonly icon?: ReactNode
  readonly run: ActRun<Subject>
} => ({
  operation,
  label,
  icon,
  // as: the engine passes the operation's answer through.
  run: run as unknown as ActRun<Subject>,
})
