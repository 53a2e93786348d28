import { THEMES, tokens, type ThemeName } from '@omc/ui'

/** A theme as a split picture: the menu left, the accent right. */
export function ThemeSwatch({ of }: { readonly of: ThemeName }) {
  const { accent, menu } = THEMES[of]
  const { solid } = tokens.ACCENTS[accent].light
  const { bar, muted, text } = tokens.MENUS[menu].light
  // The active entry of the ocean menu is a light pill; in other themes it has the accent colour.
  const lit = menu === 'ocean' ? tokens.OCEAN_ACTIVE.ground : solid
  return (
    <svg viewBox="0 0 96 40" aria-hidden className="w-full rounded-chip border border-line">
      <rect width="96" height="40" className="fill-app" />
      <rect width="30" height="40" fill={bar} />
      <rect x="5" y="7" width="20" height="5" rx="2" fill={lit} />
      <rect x="5" y="17" width="16" height="3" rx="1.5" fill={muted} />
      <rect x="5" y="25" width="18" height="3" rx="1.5" fill={text} />
      <rect x="38" y="8" width="50" height="24" rx="3" className="fill-surface stroke-line" />
      <rect x="66" y="22" width="17" height="6" rx="2" fill={solid} />
    </svg>
  )
}
