import { useState } from 'react'
import { usePages } from '../../kernel/data/use-pages.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { teamsOfFilter } from '../../kit/list/filters/option-teams.ts'
import { usePeople } from '../../kit/use-people.ts'
import { startMove, type Move } from './move.ts'
import type { Holding } from './moves.ts'
import { accountsQuery, sourcesQuery, type Choice } from './relation-queries.ts'

export const STEPS = ['people', 'accounts', 'sources', 'bonds'] as const
export type Step = (typeof STEPS)[number]

const NONE: ReadonlySet<string> = new Set()

/** Choices and marks on the board, the rows that it shows, and the move to confirm. */
export function useRelation() {
  const services = useServices()
  const { sdk } = services
  const [choice, setChoice] = useState<Choice>({ personId: null, accountId: null })
  const [step, setStep] = useState<Step>('people')
  const [search, setSearch] = useState({ people: '', accounts: '', sources: '' })
  const [accountIds, markAccounts] = useState(NONE)
  const [sourceIds, markSources] = useState(NONE)
  const [move, setMove] = useState<Move | null>(null)
  const people = usePeople(teamsOfFilter(usePerson(), {}), search.people.trim())
  const accounts = usePages(accountsQuery(sdk, choice, search.accounts))
  const sources = usePages(sourcesQuery(sdk, choice, search.sources))
  const unmark = () => {
    markAccounts(NONE)
    markSources(NONE)
  }
  return {
    choice,
    choose(next: Choice, to: Step) {
      setChoice(next)
      markSources(NONE)
      if (next.personId !== choice.personId) markAccounts(NONE)
      setStep(to)
    },
    step,
    setStep,
    search,
    setSearch,
    marked: { accounts: accountIds, sources: sourceIds },
    markAccounts,
    markSources,
    people,
    accounts,
    sources,
    account: accounts.items?.find(({ id }) => id === choice.accountId),
    move,
    setMove,
    confirm(confirmed: Move, changes: readonly Holding[]) {
      setMove(null)
      unmark()
      void startMove(services, confirmed, changes)
    },
  }
}

export type Relation = ReturnType<typeof useRelation>

export type BoardColumnProps = { readonly relation: Relation; readonly className: string }
