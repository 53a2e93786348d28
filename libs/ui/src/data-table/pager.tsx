import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import { Select } from '../primitives/select.tsx'

export type PagerLabels = {
  readonly nav: string
  readonly previous: string
  readonly next: string
  readonly page: (page: number) => string
  readonly pageSize: string
  /** As shown in the choice, e.g. "20 per page". */
  readonly pageSizeOption: (size: number) => string
}

export type PagerProps = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly totalCount: number
  readonly onPageChange: (page: number) => void
  readonly onPageSizeChange?: (size: number) => void
  readonly pageSizes?: readonly number[]
  readonly labels: PagerLabels
  readonly className?: string
}

/** Steps through pages: first, last and the neighbours of the current one. */
export function Pager(props: PagerProps) {
  const { page, pageSize, totalCount, onPageChange, onPageSizeChange, labels, className } = props
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize))
  return (
    <nav
      aria-label={labels.nav}
      className={classNames('flex flex-wrap items-center justify-end gap-1', className)}
    >
      <IconButton
        data-step="previous"
        label={labels.previous}
        disabled={page <= 1}
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onPageChange(page - 1)}
      />
      {pagesToShow(page, pageCount).map((entry) =>
        typeof entry === 'string' ? (
          <span key={entry} aria-hidden className="w-6 text-center text-fg3">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
            className="inline-flex h-(--ctl) min-w-(--ctl) items-center justify-center rounded-control border border-transparent px-1 text-sm text-fg2 tabular-nums transition-colors duration-(--motion-fast) hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-fg"
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        data-step="next"
        label={labels.next}
        disabled={page >= pageCount}
        icon={<ChevronRight size={16} aria-hidden />}
        onClick={() => onPageChange(page + 1)}
      />
      {onPageSizeChange ? (
        <Select
          aria-label={labels.pageSize}
          value={String(pageSize)}
          options={(props.pageSizes ?? [20, 50, 100]).map((size) => ({
            value: String(size),
            label: labels.pageSizeOption(size),
          }))}
          onValueChange={(size) => onPageSizeChange(Number(size))}
          className="ms-2 w-32"
        />
      ) : null}
    </nav>
  )
}

/** Page numbers with named gaps, e.g. 1 gap 4 5 6 gap 20; a gap never hides a single page. */
export function pagesToShow(
  page: number,
  pageCount: number,
): readonly (number | 'gap-before' | 'gap-after')[] {
  if (pageCount <= 7) return range(1, pageCount)
  const from = Math.max(3, Math.min(page - 1, pageCount - 4))
  const to = Math.min(pageCount - 2, Math.max(page + 1, 5))
  return [
    1,
    from > 3 ? 'gap-before' : 2,
    ...range(from, to),
    to < pageCount - 2 ? 'gap-after' : pageCount - 1,
    pageCount,
  ]
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
