import type { FoundRange } from './find-text.ts'

/** Text with its match marked. */
export function MarkedText({ text, range: [first, last] }: { text: string; range: FoundRange }) {
  if (last < first) return text
  return (
    <>
      {text.slice(0, first)}
      <mark className="omc-chat-mark">{text.slice(first, last + 1)}</mark>
      {text.slice(last + 1)}
    </>
  )
}
