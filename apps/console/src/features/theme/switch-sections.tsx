import { COLUMN_STYLES, TABS_BAR_STYLES, type ThemeSettings } from '@omc/shell'
import { Switch } from '@omc/ui'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from './choices.tsx'
import { useSetting } from './use-setting.ts'

/** Names of the boolean settings. */
type SwitchKey = {
  [Key in keyof ThemeSettings]: ThemeSettings[Key] extends boolean ? Key : never
}[keyof ThemeSettings]

const SHOWN = [
  'fixedHeader',
  'showLanguage',
  'showProgressBar',
  'showRefresh',
  'showSearch',
  'showNotice',
  'showFullScreen',
  'showTheme',
  'showThemeSetting',
] as const satisfies readonly SwitchKey[]

/** Lower half of the drawer: tabs, column style and visibility switches. */
export function SwitchSections() {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('themePanel.tabs.label')}>
        <SettingSwitch setting="showTabs" />
        <SettingSwitch setting="showTabsIcon" />
      </Section>
      <Choices
        setting="tabsBarStyle"
        label={t('themePanel.tabs.style')}
        options={TABS_BAR_STYLES}
        columns={3}
        nameOf={(name) => t(`themePanel.tabs.${name}`)}
      />
      <Choices
        setting="columnStyle"
        label={t('themePanel.column.label')}
        options={COLUMN_STYLES}
        columns={2}
        nameOf={(name) => t(`themePanel.column.${name}`)}
      />
      <Section title={t('themePanel.shown')}>
        {SHOWN.map((setting) => (
          <SettingSwitch key={setting} setting={setting} />
        ))}
      </Section>
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="mb-1 text-sm font-semibold text-fg">
        {title}
      </h3>
      {children}
    </section>
  )
}

function SettingSwitch({ setting }: { readonly setting: SwitchKey }) {
  const { t } = useTranslation()
  const { value, reason, preview } = useSetting(setting)
  return (
    <Switch
      isSpread
      label={t(`themePanel.switch.${setting}`)}
      checked={value}
      onCheckedChange={preview}
      {...(reason ? { unavailable: reason } : {})}
    />
  )
}
