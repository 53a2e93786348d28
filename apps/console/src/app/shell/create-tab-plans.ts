import type { ScreenReload, TabPlan, Tabs } from '@omc/core/shell'
import type { Store } from '../state/use-store.ts'

type Question = Extract<TabPlan, { tag: 'ask' }>

/** Carries out what commands on tabs come to; one that would lose something waits for an answer. */
export type TabPlans = Store<{ readonly question: Question | null }> & {
  readonly run: (plan: TabPlan) => void
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
  const ask = (question: Question | null) => {
    state = { question }
    for (const listener of listeners) listener()
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
      if (plan.tag === 'ask') ask(plan)
      else carryOut(plan)
    },
    agree() {
      const { question } = state
      ask(null)
      if (question) carryOut(question)
    },
    cancel: () => ask(null),
  }
}
