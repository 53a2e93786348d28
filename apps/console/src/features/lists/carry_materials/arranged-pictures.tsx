import { Button, IconButton, Input } from '@omc/ui'
import { ArrowDown, ArrowUp, Image, X } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { entryKeys } from '../../../kit/form/entry-keys.ts'

/** Pictures of a material as they are saved. */
export type Arranged = {
  /** Addresses in the order of use. */
  readonly images: readonly string[]
  readonly cover: string
}

/** Most pictures of a material, and the most characters of an address. */
const MOST = 200
const LENGTH = 2000

type Props = { readonly value: Arranged; readonly onChange: (value: Arranged) => void }

/** Pictures to put in order: moved, removed, added by address, one of them the cover. */
export function ArrangedPictures({ value, onChange }: Props) {
  const { images, cover } = value
  const keys = entryKeys(images)
  const move = (at: number, by: -1 | 1) => {
    const next = images.toSpliced(at, 1).toSpliced(at + by, 0, images[at] ?? '')
    onChange({ ...value, images: next })
  }
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line empty:hidden">
        {images.map((src, at) => (
          <li key={keys[at]} className="flex items-center gap-2 p-2">
            <img src={src} alt="" loading="lazy" className="size-14 rounded-chip object-cover" />
            <span title={src} className="min-w-0 flex-1 truncate text-xs text-fg3">
              {src === cover ? i18n.t('carryMaterialPart.isCover') : src}
            </span>
            <Act name="up" at={at} isOff={at === 0} onPress={() => move(at, -1)} />
            <Act name="down" at={at} isOff={at === images.length - 1} onPress={() => move(at, 1)} />
            <Act
              name="asCover"
              at={at}
              isOff={src === cover}
              onPress={() => onChange({ ...value, cover: src })}
            />
            <Act
              name="drop"
              at={at}
              onPress={() => onChange({ ...value, images: images.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ol>
      <AddPicture
        isFull={images.length >= MOST}
        onAdd={(src) => {
          if (!images.includes(src)) onChange({ ...value, images: [...images, src] })
        }}
      />
    </div>
  )
}

const ICONS = { up: ArrowUp, down: ArrowDown, asCover: Image, drop: X }

type ActProps = {
  readonly name: keyof typeof ICONS
  readonly at: number
  readonly isOff?: boolean
  readonly onPress: () => void
}

function Act({ name, at, isOff = false, onPress }: ActProps) {
  const Icon = ICONS[name]
  return (
    <IconButton
      size="sm"
      label={i18n.t(`carryMaterialPart.${name}`, { at: at + 1 })}
      icon={<Icon size={14} aria-hidden />}
      disabled={isOff}
      onClick={onPress}
    />
  )
}

type AddPictureProps = { readonly isFull: boolean; readonly onAdd: (src: string) => void }

function AddPicture({ isFull, onAdd }: AddPictureProps) {
  const [src, setSrc] = useState('')
  const mayAdd = !isFull && /^https?:\/\/\S+$/.test(src.trim())
  const add = () => {
    if (!mayAdd) return
    onAdd(src.trim())
    setSrc('')
  }
  return (
    <div className="flex gap-2">
      <Input
        type="url"
        className="flex-1"
        aria-label={i18n.t('carryMaterialPart.addPicture')}
        placeholder={i18n.t('carryMaterialPart.addPicture')}
        maxLength={LENGTH}
        value={src}
        onChange={({ target }) => setSrc(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter would save the whole form.
          event.preventDefault()
          add()
        }}
      />
      <Button disabled={!mayAdd} onClick={add}>
        {i18n.t('carryMaterialPart.add')}
      </Button>
    </div>
  )
}
