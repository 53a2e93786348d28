import {
  replaceState,
  type ScreenReload,
  stateOf,
  type Tab,
  type TabPlan,
  type Tabs,
} from '@omc/shell'

/** Something would be lost; what happens waits for the answer. */
export type Question = {
  /** Whose edits or work it is. */
  readonly marked: readonly Tab[]
  readonly agree: () => void
  readonly cancel: () => void
}

/** Carries out what commands on tabs come to; one that would lose something waits for an answer. */
export type TabPlans = {
  /** A valtio state. */
  readonly state: { readonly question: Question | null }
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
  const state = stateOf<{ question: Question | null }>({ question: null })
  const set = (question: Question | null) => replaceState(state, { question })
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
    state,
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
