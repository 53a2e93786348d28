import { useEffect, useState, type RefObject } from 'react'
import type { Drafts } from '../shell/drafts.ts'
import { useServices } from './services-context.ts'

/** Which form a draft is of, and what stands in it. */
export type DraftName<Draft extends object> = string & { readonly draft?: Draft }

/** What this form held when the session ended under it; undefined for a form that starts again. */
export function useDraft<Draft extends object>(
  drafts: Drafts,
  name: DraftName<Draft>,
): Draft | undefined {
  // as: only the form of this name writes under it.
  return useState(() => drafts.read(name) as Draft | undefined)[0]
}

/**
 * Keeps what is typed in a form until it is saved or closed: also when the session ends under it.
 *
 * @param draft  null while there is nothing to lose; the same object as long as nothing changes
 * @param form   tells a form that was closed from a view that is hidden
 * @source       reliability F12
 */
export function useKeptDraft<Draft extends object>(
  name: DraftName<Draft>,
  draft: Draft | null,
  form: RefObject<HTMLFormElement | null>,
): void {
  const { session, shell } = useServices()
  const { drafts } = shell
  useEffect(() => {
    if (draft) drafts.keep(name, draft)
    else drafts.drop(name)
  }, [drafts, name, draft])
  useEffect(() => {
    const element = form.current
    return () => {
      if (!element?.isConnected && session.state.person) drafts.drop(name)
    }
  }, [drafts, name, form, session])
}
