import { IMAGE_TYPES } from '@omc/core'
import { Field, NumberInput, Select } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ToolWish } from './use-image-tool.ts'

type ImageWishProps = {
  readonly wish: ToolWish
  readonly picture: Blob
  readonly onChange: (wish: ToolWish) => void
}

/** True for the types that the image tool writes; pictures of other types become JPEG. */
const isKnown = (type: string): boolean => IMAGE_TYPES.some((name) => type === `image/${name}`)

/** Type, scale, size and accuracy of the new file. */
export function ImageWish({ wish, picture, onChange }: ImageWishProps) {
  const { t } = useTranslation()
  const set = (change: Partial<ToolWish>) => onChange({ ...wish, ...change })
  const steps = {
    decreaseLabel: t('creativePicture.tool.less'),
    increaseLabel: t('creativePicture.tool.more'),
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('creativePicture.tool.type')}
        {...(!isKnown(picture.type) &&
          wish.type === 'same' && { hint: t('creativePicture.tool.becomesJpeg') })}
      >
        <Select
          value={wish.type}
          options={(['same', 'jpeg', 'png'] as const).map((type) => ({
            value: type,
            label: t(`creativePicture.tool.types.${type}`),
          }))}
          onValueChange={(type) => set({ type: type === 'png' || type === 'jpeg' ? type : 'same' })}
        />
      </Field>
      <Field label={t('creativePicture.tool.scale')} hint={t('creativePicture.tool.scaleHint')}>
        <NumberInput
          {...steps}
          min={0.1}
          max={9.9}
          step={0.1}
          value={wish.scale}
          onValueChange={(scale) => set({ scale })}
        />
      </Field>
      <Field label={t('creativePicture.tool.size')} hint={t('creativePicture.tool.sizeHint')}>
        <NumberInput
          {...steps}
          data-testid="image-size"
          min={1}
          max={15_000}
          step={50}
          value={wish.kilobytes}
          onValueChange={(kilobytes) => set({ kilobytes })}
        />
      </Field>
      <Field
        label={t('creativePicture.tool.accuracy')}
        hint={t('creativePicture.tool.accuracyHint')}
      >
        <NumberInput
          {...steps}
          min={0.8}
          max={0.99}
          step={0.01}
          value={wish.accuracy}
          onValueChange={(accuracy) => set({ accuracy })}
        />
      </Field>
    </div>
  )
}
