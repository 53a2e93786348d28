import { markWords, type BannedWord } from './mark-words.ts'

const FORBIDDEN = 'bg-danger-soft text-danger-fg decoration-wavy'
const SENSITIVE = 'bg-warning-soft text-warning-fg'

type MarkedProps = { readonly text: string; readonly words: readonly BannedWord[] }

/** A text with its banned words marked; the reason and what to write instead on hover. */
export function Marked({ text, words }: MarkedProps) {
  return markWords(text, words).map(({ text: part, rule }, at) =>
    rule ? (
      <mark
        // The parts of a text do not change.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        title={[rule.reason, rule.suggestion].filter(Boolean).join(' → ')}
        className={`underline underline-offset-4 ${rule.level === 'forbid' ? FORBIDDEN : SENSITIVE}`}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
