import { Button } from '@omc/ui'
import { KeyHint } from '@omc/ui'
import { SendHorizontal, Square } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Talk } from './create-talk.ts'

/** Sends; while something is answered, the same place stops it. */
export function SendButton({ talk, canSend }: { readonly talk: Talk; readonly canSend: boolean }) {
  const { turn } = useSnapshot(talk.state)
  if (turn.tag === 'answering')
    return (
      <Button
        variant="danger"
        icon={<Square size={14} aria-hidden />}
        isLoading={turn.isStopping}
        onClick={() => void talk.stop()}
      >
        {i18n.t(turn.isStopping ? 'chat.stopping' : 'chat.stop')}
        <span className="touch:hidden">
          <KeyHint keys={['Esc']} />
        </span>
      </Button>
    )
  return (
    <Button
      type="submit"
      variant="primary"
      icon={<SendHorizontal size={14} aria-hidden />}
      disabled={!canSend}
      isLoading={turn.tag === 'asking'}
    >
      {i18n.t('chat.send')}
    </Button>
  )
}
