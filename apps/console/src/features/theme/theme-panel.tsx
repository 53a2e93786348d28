import { THEMES, type ThemeName } from '@omc/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../app/services-context.ts'
import { useAppearance } from '../../app/theme/use-appearance.ts'

const NAMES = Object.keys(THEMES).filter((name): name is ThemeName => Object.hasOwn(THEMES, name))

/** Seven themes as split swatches: the menu left, the accent right; a choice shows at once. */
export function ThemePanel() {
  const { t } = useTranslation()
  const { appearance } = useServices().shell
  const { themeName } = useAppearance().settings
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-fg">{t('theme.colours')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {NAMES.map((name) => (
          <label
            key={name}
            className="relative flex cursor-pointer flex-col gap-1.5 rounded-control border border-line p-2 text-xs text-fg2 transition-colors duration-(--motion-fast) hover:border-control has-checked:border-accent has-checked:text-accent-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={themeName === name}
              onChange={() => appearance.choose({ themeName: name })}
              className="sr-only"
            />
            <Swatch name={name} />
            <span className="flex items-center justify-between">
              {t(`theme.name.${name}`)}
              {themeName === name ? <Check size={14} aria-hidden /> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Swatch({ name }: { readonly name: ThemeName }) {
  const { accent, menu } = THEMES[name]
  return (
    <svg viewBox="0 0 96 40" aria-hidden className="w-full rounded-chip border border-line">
      <rect width="96" height="40" className="fill-app" />
      <rect width="30" height="40" className={MENU_FILL[menu]} />
      <rect x="5" y="7" width="20" height="5" rx="2" className={ACCENT_FILL[accent]} />
      <rect x="5" y="17" width="16" height="3" rx="1.5" className="fill-[#8b94a1]" />
      <rect x="5" y="25" width="18" height="3" rx="1.5" className="fill-[#8b94a1]" />
      <rect x="38" y="8" width="50" height="24" rx="3" className="fill-surface stroke-line" />
      <rect x="66" y="22" width="17" height="6" rx="2" className={ACCENT_FILL[accent]} />
    </svg>
  )
}

const MENU_FILL = {
  black: 'fill-[#19202a]',
  white: 'fill-[#ffffff]',
  ocean: 'fill-[#095586]',
} as const
const ACCENT_FILL = {
  blue: 'fill-[#0968d5]',
  green: 'fill-[#177d57]',
  red: 'fill-[#ca341c]',
  ocean: 'fill-[#00769f]',
} as const
