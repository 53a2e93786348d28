import { COMMAND_ROWS } from '@omc/core'
import type { CommandRow } from '@omc/core'
import type { Result } from '@omc/sdk'
import { Button, Card, EmptyState, ErrorState, Field, Select, Skeleton, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { read } from '../../app/data/read.ts'
import { useWrite } from '../../app/data/use-write.ts'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { clockTime } from '../../app/i18n/moments.ts'
import { useEvents } from '../../app/realtime/use-events.ts'
import { useSdk, useServices } from '../../app/services-context.ts'
import { commandTitle } from '../publishing/host/command-title.ts'
import { RUN_COMMANDS } from '../publishing/run/command-handlers.ts'
import { CommandTrack } from './command-track.tsx'
import { FIRST_VALUES, ParamField } from './param-field.tsx'
import { phaseKey } from './phase-key.ts'

export type Device = Result<'devices.list'>['items'][number]
const COMMAND_LIFE_S = 60
const FIRST_COMMAND: (typeof RUN_COMMANDS)[number] = COMMAND_ROWS[0]
const DEVICES_EVERY_MS = 10_000

const firstParams = (command: CommandRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(command.params).map(([name, kind]) => [name, FIRST_VALUES[kind]]),
  )

/**
 * Sends a command to the device that runs an account and shows how far it is.
 *
 * @source ux §5 remote control; reliability T3
 */
export function RemotePanel() {
  const { t } = useTranslation()
  const sdk = useSdk()
  const [uid, setUid] = useState('')
  const [command, setCommand] = useState(FIRST_COMMAND)
  const [params, setParams] = useState(() => firstParams(command))
  const [sentId, setSentId] = useState<string | null>(null)
  const { eventsChannel } = useSnapshot(useServices().realtime.state)
  const devices = useQuery({
    ...read(sdk, 'devices.list', { 'page[size]': 100 }),
    refetchInterval: DEVICES_EVERY_MS,
  })
  const accounts = useQuery(read(sdk, 'studio_accounts.get_select', {}))
  const commands = useQuery({
    ...read(sdk, 'commands.list', { 'page[size]': 10, sort: ['-id'] }),
    refetchInterval: sentId === null ? false : 3_000,
  })
  const issue = useWrite(sdk, 'commands.issue')
  useEvents({ message: () => void commands.refetch(), reconnected: () => void commands.refetch() })

  const targets = accounts.data ?? []
  const online = (devices.data?.items ?? []).filter((device) => device.online)
  const isTargetOnline = online.some((device) => device.uid === uid)
  const send = () =>
    issue.mutate(
      {
        uid,
        command: command.name,
        expires_in_s: COMMAND_LIFE_S,
        params,
      },
      { onSuccess: ({ id }) => setSentId(id) },
    )
  const choose = (name: string) => {
    const chosen = RUN_COMMANDS.find((row) => row.name === name) ?? FIRST_COMMAND
    setCommand(chosen)
    setParams(firstParams(chosen))
  }
  const sent = commands.data?.items.find(({ id }) => id === sentId) ?? null
  const nameOf = (of: string) => targets.find((target) => target.uid === of)?.label ?? of

  return (
    <div className="flex flex-col gap-4" data-testid="remote-panel">
      <DevicesCard
        devices={devices.data?.items ?? []}
        isPending={devices.isPending}
        error={devices.error}
        onRetry={() => void devices.refetch()}
        chosenUid={uid}
        onChoose={setUid}
      />
      <Card title={t('publishing.remoteControl.command')} headingLevel={3}>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (uid !== '') send()
          }}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('publishing.remoteControl.target')}>
              <Select
                data-testid="remote-target"
                value={uid}
                placeholder={t('publishing.remoteControl.chooseTarget')}
                options={targets.map((target) => ({
                  value: target.uid,
                  label: `${target.label} · ${target.uid}`,
                }))}
                onValueChange={setUid}
              />
            </Field>
            <Field label={t('publishing.remoteControl.command')}>
              <Select
                data-testid="remote-command"
                value={command.name}
                options={RUN_COMMANDS.map(({ name, title }) => ({
                  value: name,
                  label: title[currentLanguage()],
                }))}
                onValueChange={choose}
              />
            </Field>
            {Object.entries(command.params).map(([name, kind]) => (
              <ParamField
                key={name}
                kind={kind}
                value={params[name] ?? ''}
                onChange={(value) => setParams({ ...params, [name]: value })}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              data-testid="remote-send"
              disabled={uid === '' || !eventsChannel}
              isLoading={issue.isPending}
              icon={<Send size={16} aria-hidden />}
            >
              {t('publishing.remoteControl.send')}
            </Button>
            <output className="text-xs text-fg3">
              {hintOf(uid, eventsChannel, isTargetOnline)}
            </output>
          </div>
          {issue.error ? (
            <p role="alert" className="text-sm text-danger-fg">
              {errorText(issue.error, currentLanguage())}
            </p>
          ) : null}
        </form>
        {sent ? (
          <CommandTrack
            key={sent.id}
            command={sent}
            targetName={nameOf(sent.uid)}
            onResend={send}
            onClose={() => setSentId(null)}
          />
        ) : null}
      </Card>
      <RecentCommands
        rows={(commands.data?.items ?? []).filter(({ id }) => id !== sentId)}
        nameOf={nameOf}
      />
    </div>
  )

  function hintOf(target: string, isLive: boolean, isOnline: boolean): string {
    if (!isLive) return t('publishing.remoteControl.channelDown')
    if (target === '') return t('publishing.remoteControl.chooseTargetFirst')
    return isOnline ? '' : t('publishing.remoteControl.targetOffline')
  }
}

type DevicesCardProps = {
  readonly devices: readonly Device[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly chosenUid: string
  readonly onChoose: (uid: string) => void
}

function DevicesCard({
  devices,
  isPending,
  error,
  onRetry,
  chosenUid,
  onChoose,
}: DevicesCardProps) {
  const { t } = useTranslation()
  const onlineCount = devices.filter((device) => device.online).length
  return (
    <Card
      title={t('publishing.remoteControl.devices')}
      headingLevel={3}
      isPadded={false}
      actions={
        <span className="text-xs text-fg3 tabular-nums">
          {t('publishing.remoteControl.onlineCount', { count: onlineCount })}
        </span>
      }
    >
      {isPending ? (
        <div className="p-4" aria-busy>
          <Skeleton className="h-10" lines={3} />
        </div>
      ) : error && devices.length === 0 ? (
        <ErrorState
          message={errorText(error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry }}
        />
      ) : devices.length === 0 ? (
        <EmptyState
          className="py-8"
          icon={<MonitorSmartphone size={24} aria-hidden />}
          title={t('publishing.remoteControl.noDevices')}
          description={t('publishing.remoteControl.noDevicesHint')}
        />
      ) : (
        <ul className="max-h-64 overflow-y-auto p-2" data-testid="devices">
          {devices.map((device) => (
            <li key={device.id}>
              <button
                type="button"
                aria-pressed={device.uid !== null && device.uid === chosenUid}
                disabled={device.uid === null}
                onClick={() => onChoose(device.uid ?? '')}
                className={`flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1 text-start focus-visible:-outline-offset-2 ${
                  device.uid !== null && device.uid === chosenUid
                    ? 'bg-accent-soft'
                    : 'hover:bg-hover'
                }`}
              >
                <StatusChip
                  tone={device.online ? 'success' : 'neutral'}
                  shape={device.online ? 'dot' : 'ring'}
                  className="bg-transparent! px-0!"
                >
                  {t(
                    device.online
                      ? 'publishing.remoteControl.online'
                      : 'publishing.remoteControl.offline',
                  )}
                </StatusChip>
                <span className="min-w-0 flex-1 truncate text-sm">
                  <strong className="font-semibold">{device.nickname ?? '—'}</strong>
                  <span className="text-fg3"> · {device.name}</span>
                </span>
                <span className="text-xs text-fg3 tabular-nums">
                  {device.username} ·{' '}
                  {t('publishing.remoteControl.lastSeen', {
                    time: clockTime(device.last_seen_at),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentCommands({
  rows,
  nameOf,
}: {
  readonly rows: readonly Result<'commands.list'>['items'][number][]
  readonly nameOf: (uid: string) => string
}) {
  const { t } = useTranslation()
  return (
    <Card title={t('publishing.remoteControl.recent')} headingLevel={3} isPadded={false}>
      {rows.length === 0 ? (
        <p className="p-4 text-sm text-fg3">{t('publishing.remoteControl.noRecent')}</p>
      ) : (
        <ul>
          {rows.map((row) => {
            const phase = phaseKey(row.phase)
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 text-sm last:border-b-0"
              >
                <time dateTime={row.issued_at} className="text-xs text-fg3 tabular-nums">
                  {clockTime(row.issued_at)}
                </time>
                <span className="min-w-0 flex-1 truncate" title={nameOf(row.uid)}>
                  {commandTitle(row.command, currentLanguage())} → {nameOf(row.uid)}
                  <span className="text-xs text-fg3"> · {row.issuer}</span>
                </span>
                <span className="text-xs text-fg2">{phase ? t(phase) : row.phase}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
