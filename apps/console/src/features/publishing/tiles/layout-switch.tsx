import { Segmented } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { Layout } from '../screen/use-layout.ts'

/** One account, or several side by side. */
export function LayoutSwitch({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation()
  const { tiles, tileCount, chooseSingle, chooseTiles } = layout
  return (
    <Segmented
      label={t('tiles.layout')}
      options={[
        { value: 'single', label: t('tiles.single') },
        {
          value: 'tiles',
          label: tileCount > 1 ? t('tiles.sideOf', { total: tileCount }) : t('tiles.side'),
        },
      ]}
      value={tiles ? 'tiles' : 'single'}
      onValueChange={(next) => (next === 'tiles' ? chooseTiles() : chooseSingle())}
    />
  )
}
