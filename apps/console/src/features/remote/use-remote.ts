import { COMMAND_ROWS, type CommandRow } from '@omc/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { useWrite } from '../../kernel/data/use-write.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useEvents } from '../../kernel/services/use-events.ts'
import { RUN_COMMANDS } from '../publishing/run/command-handlers.ts'
import { FIRST_VALUES } from './param-field.tsx'
import { useAccountNames } from './use-account-names.ts'
import { channelOf, useTargetAccount, type Target } from './use-target-account.ts'

const COMMAND_LIFE_S = 60
const FIRST_COMMAND: (typeof RUN_COMMANDS)[number] = COMMAND_ROWS[0]
const DEVICES_EVERY_MS = 10_000
const COMMANDS_EVERY_MS = 3_000

const firstParams = (command: CommandRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(command.params).map(([name, kind]) => [name, FIRST_VALUES[kind]]),
  )

/** Whether the account has to be named once more before the command is sent. */
export const isDeleting = ({ danger }: Pick<CommandRow, 'danger'>): boolean => danger === 'deletes'

/** Command being composed: account, command and parameters. @param first  what is chosen at first */
export function useCommandDraft(first: Target = { tag: 'none' }) {
  const [target, setTarget] = useState(first)
  const account = useTargetAccount(target)
  const [command, setCommand] = useState(FIRST_COMMAND)
  const [params, setParams] = useState(() => firstParams(command))
  const [confirm, setConfirm] = useState('')
  return {
    account,
    command,
    params,
    confirm,
    setConfirm,
    /** The name typed for one account must not confirm a deletion at another. */
    aim(next: Target): void {
      setTarget(next)
      setConfirm('')
    },
    choose(name: string): void {
      const chosen = RUN_COMMANDS.find((row) => row.name === name) ?? FIRST_COMMAND
      setCommand(chosen)
      setParams(firstParams(chosen))
      setConfirm('')
    },
    setParam: (name: string, value: string): void => setParams({ ...params, [name]: value }),
  }
}

export type CommandDraft = ReturnType<typeof useCommandDraft>

type Composed = Pick<CommandDraft, 'account' | 'command' | 'params' | 'confirm'>

/** Body of the call that sends a command. */
export function callOf({ account: { uid, platform }, command, params, confirm }: Composed) {
  const channel = channelOf(platform)
  return {
    uid,
    ...(channel && { platform: channel }),
    command: command.name,
    expires_in_s: COMMAND_LIFE_S,
    params,
    ...(isDeleting(command) && { confirm }),
  }
}

/** Devices and commands of the team, and the command sent from this screen. */
export function useRemote(draft: CommandDraft) {
  const sdk = useSdk()
  const [sent, setSent] = useState<Sent | null>(null)
  const devices = useQuery({
    ...read(sdk, 'devices.list', { 'page[size]': 100 }),
    refetchInterval: DEVICES_EVERY_MS,
  })
  const commands = useQuery({
    ...read(sdk, 'commands.list', { 'page[size]': 10, sort: ['-id'] }),
    refetchInterval: sent === null ? false : COMMANDS_EVERY_MS,
  })
  const issue = useWrite(sdk, 'commands.issue')
  const withdraw = useWrite(sdk, 'commands.withdraw')
  const send = (body: Body): void =>
    issue.mutate(body, { onSuccess: ({ id }) => setSent({ id, body }) })
  useEvents({ message: () => void commands.refetch(), reconnected: () => void commands.refetch() })

  const rows = commands.data?.items ?? []
  return {
    devices,
    nameOf: useAccountNames(rows),
    send: (): void => send(callOf(draft)),
    isSending: issue.isPending || withdraw.isPending,
    failure: issue.error ?? withdraw.error,
    /** Command sent from this screen, until it is closed. */
    sent: rows.find(({ id }) => id === sent?.id) ?? null,
    closeSent: (): void => setSent(null),
    /** Unless a device has begun it meanwhile. */
    cancelSent: (): void => {
      if (sent) withdraw.mutate({ id: sent.id })
    },
    /** The same once more, whatever the form says now; the one before is not run any more. */
    resend: (): void => {
      if (sent) withdraw.mutate({ id: sent.id }, { onSuccess: () => send(sent.body) })
    },
    others: rows.filter(({ id }) => id !== sent?.id),
  }
}

type Body = ReturnType<typeof callOf>
type Sent = { readonly id: string; readonly body: Body }

export type Remote = ReturnType<typeof useRemote>
