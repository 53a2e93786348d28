import type { Result } from '@omc/sdk'
import { classNames } from '@omc/ui'
import { Check } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CardGrid } from '../../../kit/cards/card-grid.tsx'
import { PictureCard } from '../../../kit/list/picture-card.tsx'

/** Most pictures of one call. @source domain.md, generate_creative_contents */
export const MOST_CHOSEN = 10

type Image = Result<'studio_accounts.get_creative_material_images'>[number]

type ImageGridProps = {
  readonly images: readonly Image[]
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** Pictures as cards: a click or Space chooses one, as long as one call takes them. */
export function ImageGrid({ images, chosen, onChoose }: ImageGridProps) {
  const [wantedId, setWanted] = useState<string>()
  const current = images.find(({ id }) => id === wantedId) ?? images[0]
  const toggle = (id: string) => {
    if (chosen.includes(id)) onChoose(chosen.filter((one) => one !== id))
    else if (chosen.length < MOST_CHOSEN) onChoose([...chosen, id])
  }
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== ' ' || !current) return false
    toggle(current.id)
    return true
  }
  return (
    <CardGrid
      label={i18n.t('accountPage.creativeImages')}
      ids={images.map(({ id }) => id)}
      currentId={current?.id}
      onGo={setWanted}
      onKey={press}
    >
      {images.map((image) => (
        <ImageCard
          key={image.id}
          image={image}
          isChosen={chosen.includes(image.id)}
          isCurrent={image.id === current?.id}
          onFocus={() => setWanted(image.id)}
          onToggle={() => toggle(image.id)}
        />
      ))}
    </CardGrid>
  )
}

type ImageCardProps = {
  readonly image: Image
  readonly isChosen: boolean
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
}

function ImageCard({ image, isChosen, isCurrent, onFocus, onToggle }: ImageCardProps) {
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
        isChosen ? 'border-accent! ring-1 ring-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        data-card={image.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-pressed={isChosen}
        onFocus={onFocus}
        onClick={onToggle}
        className="flex min-w-0 flex-1 flex-col text-start focus-visible:-outline-offset-2"
      >
        <PictureCard
          title={image.filename || image.sn}
          cover={image.make_image || image.image}
          note={image.category}
        />
        {isChosen ? (
          <span
            aria-hidden
            className="absolute start-2 top-2 flex size-6 items-center justify-center rounded-control bg-accent text-white"
          >
            <Check size={16} />
          </span>
        ) : null}
      </button>
    </li>
  )
}
