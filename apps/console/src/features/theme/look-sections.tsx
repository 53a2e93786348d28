import { BACKGROUNDS, COLOUR_MODES, DENSITIES, LAYOUTS, THEME_NAMES } from '@omc/shell'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../../kernel/services/use-appearance.ts'
import { Choices } from './choices.tsx'
import { LayoutPicture } from './layout-picture.tsx'
import { ThemeSwatch } from './theme-swatch.tsx'

/** The upper half of the drawer: layout, theme, light and density, menu background. */
export function LookSections() {
  const { t } = useTranslation()
  const { layout } = useFrame()
  return (
    <>
      <Choices
        setting="layout"
        label={t('themePanel.layout.label')}
        options={LAYOUTS}
        shown={layout}
        columns={3}
        nameOf={(name) => t(`themePanel.layout.${name}`)}
        picture={LayoutPicture}
      />
      <Choices
        setting="themeName"
        label={t('themePanel.colours')}
        options={THEME_NAMES}
        columns={2}
        nameOf={(name) => t(`themePanel.name.${name}`)}
        picture={ThemeSwatch}
      />
      <Choices
        setting="mode"
        label={t('themePanel.mode')}
        options={COLOUR_MODES}
        columns={3}
        nameOf={(name) => t(`mode.${name}`)}
      />
      <Choices
        setting="density"
        label={t('menu.density')}
        options={DENSITIES}
        columns={2}
        nameOf={(name) => t(`density.${name}`)}
      />
      <Choices
        setting="background"
        label={t('themePanel.background.label')}
        options={BACKGROUNDS}
        columns={2}
        nameOf={(name) => t(`themePanel.background.${name}`)}
      />
    </>
  )
}
