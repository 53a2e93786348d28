import type { ExtensionState } from '@omc/core/extension'
import { Button, Card, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { RotateCw, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askExtension } from '../../kernel/ports/browser-extension.ts'
import type { OfferedPackage } from './offered-package.ts'
import { type PluginFinding, pluginFinding } from './plugin-finding.ts'

type PluginStateProps = { readonly offered: OfferedPackage }

/** How often the plugin is asked while this page is visible, ms. */
const LOOK_EVERY_MS = 3_000

const LOOKS = {
  looking: { tone: 'neutral', shape: 'turning' },
  absent: { tone: 'neutral', shape: 'ring' },
  installed: { tone: 'success', shape: 'dot' },
  other: { tone: 'warning', shape: 'alert' },
  otherPages: { tone: 'warning', shape: 'alert' },
} as const satisfies Record<PluginFinding, object>

/** What to do next; no text where there is nothing to do. */
const HINTS = {
  looking: null,
  absent: 'plugin.absentHint',
  installed: null,
  other: 'plugin.updateHint',
  otherPages: 'plugin.otherPagesHint',
} as const satisfies Record<PluginFinding, string | null>

/**
 * Whether this browser has the plugin, which package of it, and the channel pages it may work on.
 * Asked again and again: the plugin's own window over this page leaves the page visible, so nothing
 * tells that a person has made a choice there.
 */
export function PluginState({ offered }: PluginStateProps) {
  const { t } = useTranslation()
  const { data: state, refetch } = useQuery({
    queryKey: ['plugin'],
    queryFn: () => askExtension('state'),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  const finding = pluginFinding(state, offered)
  const hint = HINTS[finding]
  return (
    <Card title={t('plugin.stateTitle')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <StatusChip {...LOOKS[finding]}>
          {t(`plugin.${finding}`, { version: state?.version ?? '', offered: offered.version })}
        </StatusChip>
        <Button size="sm" icon={<RotateCw size={14} aria-hidden />} onClick={() => void refetch()}>
          {t('plugin.look')}
        </Button>
      </div>
      {hint === null ? null : <p className="mt-3 text-sm text-fg2">{t(hint)}</p>}
      {state ? <Platforms state={state} /> : null}
    </Card>
  )
}

function Platforms({ state: { platforms } }: { readonly state: ExtensionState }) {
  const { t } = useTranslation()
  if (platforms.length === 0) return null
  return (
    <>
      <ul aria-label={t('plugin.pages')} className="mt-3 flex flex-col gap-2 text-sm text-fg">
        {platforms.map(({ origin, isAllowed }) => (
          <li key={origin} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{origin}</span>
            <StatusChip tone={isAllowed ? 'success' : 'neutral'} shape={isAllowed ? 'dot' : 'ring'}>
              {t(isAllowed ? 'plugin.allowed' : 'plugin.notAllowed')}
            </StatusChip>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-3"
        icon={<SlidersHorizontal size={14} aria-hidden />}
        onClick={() => void askExtension('choose')}
      >
        {t('plugin.choose')}
      </Button>
    </>
  )
}
