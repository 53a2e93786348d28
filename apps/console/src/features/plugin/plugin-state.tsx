import type { ExtensionState } from '@omc/core/extension'
import { Button, Card, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { RotateCw, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askExtension } from '../../kernel/ports/browser-extension.ts'

type PluginStateProps = {
  /** Version that the server offers. */
  readonly offered: string
}

/**
 * Whether this browser has the plugin, which version, and the channel pages it may work on. Asked
 * again when the person comes back to this page.
 */
export function PluginState({ offered }: PluginStateProps) {
  const { t } = useTranslation()
  const { data: state, refetch } = useQuery({
    queryKey: ['plugin'],
    queryFn: () => askExtension('state'),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  return (
    <Card title={t('plugin.stateTitle')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        <Chip state={state} offered={offered} />
        {state ? null : (
          <Button
            size="sm"
            icon={<RotateCw size={14} aria-hidden />}
            onClick={() => void refetch()}
          >
            {t('plugin.look')}
          </Button>
        )}
      </div>
      {state === null ? <p className="mt-3 text-sm text-fg2">{t('plugin.absentHint')}</p> : null}
      {state && state.version !== offered ? (
        <p className="mt-3 text-sm text-fg2">{t('plugin.updateHint')}</p>
      ) : null}
      {state ? <Platforms state={state} /> : null}
    </Card>
  )
}

type ChipProps = PluginStateProps & { readonly state: ExtensionState | null | undefined }

function Chip({ state, offered }: ChipProps) {
  const { t } = useTranslation()
  if (state === undefined)
    return (
      <StatusChip tone="neutral" shape="turning">
        {t('plugin.looking')}
      </StatusChip>
    )
  if (state === null)
    return (
      <StatusChip tone="neutral" shape="ring">
        {t('plugin.absent')}
      </StatusChip>
    )
  const { version } = state
  return version === offered ? (
    <StatusChip tone="success" shape="dot">
      {t('plugin.installed', { version })}
    </StatusChip>
  ) : (
    <StatusChip tone="warning" shape="alert">
      {t('plugin.other', { version, offered })}
    </StatusChip>
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
