import type { ContentStatus } from '@omc/core'
import { useEffect, useRef, useState } from 'react'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { errorText, type Refusal } from '../../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import { holdPage } from '../../../kernel/page/page-hold.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { undoWrites } from '../../../kit/tasks/undo-writes.ts'
import { moveAll, type Moved } from './move-all.ts'

const MOVE = 'studio_accounts.set_content_status'

type Failed = { readonly id: string; readonly error: Refusal }

export type MoveState = Moved<Failed> & {
  readonly phase: 'ready' | 'running' | 'done'
  /** Why it ended early; empty if it did not. */
  readonly why: string
}

const NONE: Moved<Failed> = { moved: 0, left: null, failed: [], undoIds: [] }

/** Moves the contents of an account portion by portion; it ends after the one at work when the panel closes. */
export function useMoveAll(id: string) {
  const services = useServices()
  const { sdk, queryClient, toasts } = services
  const stopped = useRef(false)
  const [state, setState] = useState<MoveState>({ ...NONE, phase: 'ready', why: '' })
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const start = async (from: ContentStatus, status: ContentStatus) => {
    const release = holdPage('bulk')
    let last = NONE
    let why = ''
    const note = (moved: Moved<Failed>) => {
      last = moved
      setState({ ...moved, phase: 'running', why: '' })
    }
    note(NONE)
    try {
      const move = () => sdk.studio_accounts.set_content_status({ id, from, status })
      await moveAll(move, note, () => stopped.current)
    } catch (error) {
      why = errorText(error, currentLanguage())
    }
    release()
    setState({ ...last, phase: 'done', why })
    if (last.undoIds.length > 0)
      toasts.show({
        tone: 'success',
        title: i18n.t('accountPage.moved', { count: last.moved }),
        action: {
          label: i18n.t('rows.undo'),
          onSelect: () => void undoWrites(services, MOVE, last.undoIds),
        },
      })
    await refreshTouched(queryClient, MOVE)
  }
  return { state, start }
}
