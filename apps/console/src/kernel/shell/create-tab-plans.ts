import {
  replaceState,
  type ScreenReload,
  stateOf,
  type Tab,
  type TabPlan,
  type Tabs,
} from '@omc/shell'

/** Confirmation before work is lost; the command waits for the answer. */
export type Question = {
  /** Tabs whose edits or work would be lost. */
  readonly marked: readonly Tab[]
  readonly agree: () => void
  readonly cancel: () => void
}

/** Runs the plans of tab commands; a plan that would lose work waits for an answer. */
export type TabPlans = {
  /** A valtio state. */
  readonly state: { readonly question: Question | null }
  readonly run: (plan: TabPlan) => void
  /** Asks before another action that loses edits. @returns function that withdraws the question */
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
  // A cancelled command changes nothing.
}
