import type { ContentStatus } from '@omc/core'
import { useRef, useState } from 'react'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { errorText, type Refusal } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { moveAll, type Moved } from './move-all.ts'

type Failed = { readonly id: string; readonly error: Refusal }

export type MoveState = Moved<Failed> & {
  readonly phase: 'ready' | 'running' | 'done'
  /** Why it ended early; empty if it did not. */
  readonly why: string
}

const READY: MoveState = { moved: 0, left: null, failed: [], phase: 'ready', why: '' }

/** Moves the contents of an account portion by portion; `stop` ends it after the one at work. */
export function useMoveAll(id: string) {
  const { sdk, queryClient } = useServices()
  const stopper = useRef<AbortController>(null)
  const [state, setState] = useState(READY)
  const start = async (from: ContentStatus, status: ContentStatus) => {
    const { signal } = (stopper.current = new AbortController())
    setState({ ...READY, phase: 'running' })
    let why = ''
    try {
      await moveAll(
        () => sdk.studio_accounts.set_content_status({ id, from, status }, { signal }),
        (moved) => setState({ ...moved, phase: 'running', why: '' }),
      )
    } catch (error) {
      if (!signal.aborted) why = errorText(error, currentLanguage())
    }
    setState((last) => ({ ...last, phase: 'done', why }))
    await refreshTouched(queryClient, 'studio_accounts.set_content_status')
  }
  return { state, start, stop: () => stopper.current?.abort() }
}
