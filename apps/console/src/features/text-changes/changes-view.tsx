import { Button, classNames } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Piece } from './pieces.ts'
import type { Changes } from './use-changes.ts'

type ChangesViewProps = { readonly label: string; readonly changes: Changes }

/** A text with its changes inline; a press takes a change or leaves the text as it was. */
export function ChangesView({ label, changes }: ChangesViewProps) {
  const { pieces, taken, count, toggle, takeAll, leaveAll } = changes
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-fg2 tabular-nums">
          {count === 0
            ? i18n.t('textChanges.none')
            : i18n.t('textChanges.taken', { taken: taken.size, count })}
        </p>
        {count > 1 ? (
          <span className="flex gap-2">
            <Button size="sm" onClick={takeAll} disabled={taken.size === count}>
              {i18n.t('textChanges.takeAll')}
            </Button>
            <Button size="sm" onClick={leaveAll} disabled={taken.size === 0}>
              {i18n.t('textChanges.leaveAll')}
            </Button>
          </span>
        ) : null}
      </div>
      <p
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with the keyboard
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-3 text-sm leading-8 whitespace-pre-wrap text-fg"
      >
        {pieces.map((piece, at) =>
          piece.kind === 'same' ? (
            // The pieces of one comparison keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>{piece.text}</span>
          ) : (
            <Change
              // oxlint-disable-next-line react/no-array-index-key -- as above
              key={at}
              piece={piece}
              isTaken={taken.has(at)}
              onToggle={() => toggle(at)}
            />
          ),
        )}
      </p>
    </section>
  )
}

type ChangeProps = {
  readonly piece: Extract<Piece, { kind: 'change' }>
  readonly isTaken: boolean
  readonly onToggle: () => void
}

function Change({ piece: { removed, added }, isTaken, onToggle }: ChangeProps) {
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      title={i18n.t(isTaken ? 'textChanges.leave' : 'textChanges.take')}
      onClick={onToggle}
      className="inline rounded-chip text-start whitespace-pre-wrap hover:outline hover:outline-control"
    >
      {removed === '' ? null : (
        <>
          <Spoken>{i18n.t('textChanges.removed')}</Spoken>
          <del
            className={classNames(
              'rounded-chip px-0.5',
              isTaken ? 'bg-danger-soft text-danger-fg' : 'bg-subtle text-fg no-underline',
            )}
          >
            {removed}
          </del>
        </>
      )}
      {added === '' ? null : (
        <>
          <Spoken>{i18n.t('textChanges.added')}</Spoken>
          <ins
            className={classNames(
              'rounded-chip px-0.5',
              isTaken ? 'bg-success-soft text-success-fg' : 'bg-subtle text-fg2 line-through',
            )}
          >
            {added}
          </ins>
        </>
      )}
    </button>
  )
}

/** Screen readers tell neither deleted nor inserted text by itself. */
const Spoken = ({ children }: { readonly children: string }) => (
  <span className="sr-only">{` ${children} `}</span>
)
