import type { HTMLAttributes, ReactNode, Ref, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type TableProps = HTMLAttributes<HTMLTableElement> & {
  /** Read by screen readers as the name of the table. */
  readonly caption: ReactNode
  /** Class of the scrolling box; give it a height for the head to stick. */
  readonly boxClassName?: string
}

/** A table in a box that scrolls; the box can take focus so that it scrolls by keyboard. */
export function Table({ caption, boxClassName, className, children, ...rest }: TableProps) {
  return (
    <div
      // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames(
        'relative min-w-0 scroll-pt-10 overflow-auto [container-type:scroll-state] focus-visible:-outline-offset-2',
        boxClassName,
      )}
    >
      <table
        {...rest}
        className={classNames('w-full border-separate border-spacing-0 text-sm', className)}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

/** The head; its cells stick to the top of the box. */
export function TableHead(props: HTMLAttributes<HTMLTableSectionElement>) {
  return <thead {...props} />
}

export function TableBody(props: HTMLAttributes<HTMLTableSectionElement>) {
  return <tbody {...props} />
}

/** A row; `aria-selected` tints it. */
export function TableRow({
  className,
  ...rest
}: HTMLAttributes<HTMLTableRowElement> & { readonly ref?: Ref<HTMLTableRowElement> }) {
  return (
    <tr
      {...rest}
      className={classNames(
        'group/row transition-colors duration-(--motion-fast) [tbody_&]:hover:bg-hover aria-selected:bg-[color-mix(in_oklab,var(--accent-soft)_60%,var(--surface))] [tbody_&]:aria-selected:hover:bg-accent-soft',
        className,
      )}
    />
  )
}

export type CellAlign = 'start' | 'center' | 'end'

const ALIGN: Record<CellAlign, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end tabular-nums',
}

export type TableHeaderCellProps = Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> & {
  readonly align?: CellAlign
}

export function TableHeaderCell({ align = 'start', className, ...rest }: TableHeaderCellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'sticky top-0 z-(--layer-sticky) h-10 border-b border-line bg-subtle px-(--cell) text-xs font-semibold whitespace-nowrap text-fg2',
        ALIGN[align],
        className,
      )}
    />
  )
}

export type TableCellProps = Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> & {
  readonly align?: CellAlign
}

export function TableCell({ align = 'start', className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={classNames(
        'h-(--row) border-b border-line px-(--cell) text-fg touch:py-1',
        ALIGN[align],
        className,
      )}
    />
  )
}
