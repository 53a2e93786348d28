import { useState, type KeyboardEvent } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { CardGrid } from '../../kit/cards/card-grid.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { chosenOf, keyOf, type Candidate, type Chosen } from './candidate.ts'
import { standingOf, type Duplicate } from './duplicates.ts'
import type { Tray } from './tray.ts'

type CandidateGridProps = {
  readonly candidates: readonly Candidate[]
  /** By the id at the platform. */
  readonly duplicates: ReadonlyMap<string, Duplicate>
  /** Platform and kind that were searched. */
  readonly searched: Pick<Chosen, 'kind' | 'source'>
  readonly tray: Tray
  /** Undefined for people who may look, but not collect. */
  readonly onToggle: ((chosen: Chosen) => void) | undefined
  readonly onOpen: (materialId: string) => void
  readonly onCompare: (candidate: Candidate) => void
  readonly onSend: () => void
}

/** Offers as cards: Space chooses and goes on to the next, Ctrl+Enter collects. */
export function CandidateGrid(props: CandidateGridProps) {
  const { candidates, duplicates, searched, tray, onToggle, onOpen, onCompare, onSend } = props
  const [wantedId, setWanted] = useState<string>()
  const places = new Map(tray.map((one, at) => [keyOf(one), at + 1]))
  const cards = candidates.map((candidate) => {
    const chosen = chosenOf(candidate, searched)
    const id = keyOf(chosen)
    const standing = standingOf(candidate, duplicates.get(candidate.source_id))
    return { id, candidate, standing, chosen, place: places.get(id) ?? 0 }
  })
  const current = cards.find(({ id }) => id === wantedId) ?? cards[0]
  const press = (event: KeyboardEvent): boolean => {
    const isWithControl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isWithControl) {
      onSend()
      return true
    }
    if (event.key !== ' ' || isWithControl || !current || !onToggle) return false
    // On the button that compares, Space presses that.
    if (event.target instanceof HTMLElement && !event.target.dataset['card']) return false
    if (current.standing.tag !== 'there') onToggle(current.chosen)
    const next = cards[cards.indexOf(current) + 1]
    if (next && current.place === 0) setWanted(next.id)
    return true
  }
  return (
    <CardGrid
      label={i18n.t('collect.candidates')}
      ids={cards.map(({ id }) => id)}
      currentId={current?.id}
      onGo={setWanted}
      onKey={press}
    >
      {cards.map(({ id, candidate, standing, chosen, place }) => (
        <CandidateCard
          key={id}
          cardId={id}
          candidate={candidate}
          standing={standing}
          place={place}
          isCurrent={id === current?.id}
          onFocus={() => setWanted(id)}
          onToggle={onToggle ? () => onToggle(chosen) : undefined}
          onOpen={onOpen}
          onCompare={() => onCompare(candidate)}
        />
      ))}
    </CardGrid>
  )
}
