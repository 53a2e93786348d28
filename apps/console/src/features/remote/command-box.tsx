import { useKeptFocus } from '../publishing/screen/use-kept-focus.ts'
import { CommandForm } from './command-form.tsx'
import { CommandTrack } from './command-track.tsx'
import type { CommandDraft, Remote } from './use-remote.ts'

type CommandBoxProps = { readonly draft: CommandDraft; readonly remote: Remote }

/** The form and the progress of what it sent; the focus stays here when a button is gone. */
export function CommandBox({ draft, remote }: CommandBoxProps) {
  const box = useKeptFocus<HTMLDivElement>()
  const { sent, nameOf } = remote
  return (
    <div ref={box} tabIndex={-1}>
      <CommandForm draft={draft} remote={remote} />
      {sent ? <CommandTrack command={sent} targetName={nameOf(sent)} remote={remote} /> : null}
    </div>
  )
}
