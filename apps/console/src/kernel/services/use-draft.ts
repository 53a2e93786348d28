import { useEffect, useState, type RefObject } from 'react'
import type { Drafts } from '../shell/drafts.ts'
import { useServices } from './services-context.ts'

/** Form name of a draft, typed with the draft's content. */
export type DraftName<Draft extends object> = string & { readonly draft?: Draft }

/** Draft from before the session ended; undefined for a fresh form. */
export function useDraft<Draft extends object>(
  drafts: Drafts,
  name: DraftName<Draft>,
): Draft | undefined {
  // as: only the form of this name writes under it.
  return useState(() => drafts.read(name) as Draft | undefined)[0]
}

/**
 * Keeps the unsaved input of a form until it is saved or closed, even if the session ends.
 *
 * @param draft  null without unsaved input; must be the same object until it changes
 * @param form   distinguishes a closed form from a hidden view
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
