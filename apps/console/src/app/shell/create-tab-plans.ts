import type { ScreenReload, Tab, TabPlan, Tabs } from '@omc/shell'
import type { Store } from '../state/use-store.ts'

/** Something would be lost; what happens waits for the answer. */
export type Question = {
  /** Whose edits or work it is. */
  readonly marked: readonly Tab[]
  readonly agree: () => void
  readonly cancel: () => void
}

/** Carries out what commands on tabs come to; one that would lose something waits for an answer. */
export type TabPlans = Store<{ readonly question: Question | null }> & {
  readonly run: (plan: TabPlan) => void
  /** Asks for something else that would lose edits. @returns takes the question back */
  readonly ask: (question: Question) => () => void
  readonly agree: () => void
  readonly cancel: () => void
}

export type TabPlansPorts = {
  readonly tabs: Tabs
  readonly reload: ScreenReload
  readonly go: (address: string) => void
}

/** @source console spec §2, tab bar; ux: an unsaved form asks before close and reload */
export function createTabPlans({ tabs, reload, go }: TabPlansPorts): TabPlans {
  let state: { readonly question: Question | null } = { question: null }
  const listeners = new Set<() => void>()
  const set = (question: Question | null) => {
    state = { question }
    for (const listener of listeners) listener()
  }
  const answer = (name: 'agree' | 'cancel') => {
    const { question } = state
    set(null)
    question?.[name]()
  }
  const carryOut = (plan: TabPlan) => {
    const to = tabs.carryOut(plan)
    if (plan.tag !== 'nothing' && plan.event?.tag === 'reloaded') reload.reload()
    if (to !== null) go(to)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run(plan) {
      if (plan.tag !== 'ask') return carryOut(plan)
      const { marked } = plan
      set({ marked, agree: () => carryOut(plan), cancel: nothing })
    },
    ask(question) {
      set(question)
      return () => {
        if (state.question === question) set(null)
      }
    },
    agree: () => answer('agree'),
    cancel: () => answer('cancel'),
  }
}

function nothing(): void {
  // A command that is not agreed to leaves everything as it is.
}
