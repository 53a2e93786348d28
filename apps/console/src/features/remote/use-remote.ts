import { COMMAND_ROWS, type CommandRow } from '@omc/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useEvents } from '../../kernel/services/use-events.ts'
import { calledBy } from '../account-address/account-key.ts'
import { RUN_COMMANDS } from '../publishing/run/command-handlers.ts'
import { FIRST_VALUES } from './param-field.tsx'
import { useAccountNames } from './use-account-names.ts'
import { useSending } from './use-sending.ts'
import { useTargetAccount, type Target, type TargetAccount } from './use-target-account.ts'

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
  const [target, setChosen] = useState(first)
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
    setTarget(next: Target): void {
      setChosen(next)
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

type Composed = Pick<CommandDraft, 'command' | 'params' | 'confirm'> & {
  readonly account: Pick<TargetAccount, 'uid' | 'platform'>
}

/** Body of the call that sends a command. */
export function callOf({ account, command, params, confirm }: Composed) {
  return {
    ...calledBy(account),
    command: command.name,
    expires_in_s: COMMAND_LIFE_S,
    params,
    ...(isDeleting(command) && { confirm }),
  }
}

/** Devices and commands of the team, and the command sent from this screen. */
export function useRemote(draft: CommandDraft) {
  const sdk = useSdk()
  const { sent, closeSent, isSending, failure, send, resend, cancel } = useSending()
  const devices = useQuery({
    ...read(sdk, 'devices.list', { 'page[size]': 100 }),
    refetchInterval: DEVICES_EVERY_MS,
  })
  const commands = useQuery({
    ...read(sdk, 'commands.list', { 'page[size]': 10, sort: ['-id'] }),
    refetchInterval: sent === null ? false : COMMANDS_EVERY_MS,
  })
  useEvents({ message: () => void commands.refetch(), reconnected: () => void commands.refetch() })

  const rows = commands.data?.items ?? []
  return {
    devices,
    nameOf: useAccountNames(rows),
    send: (): void => send(callOf(draft)),
    isSending,
    failure,
    /** Sends what was withdrawn and has nothing in its place yet. */
    retry: (): void => {
      if (failure?.tag === 'not-resent') resend(failure.sent)
    },
    /** Command sent from this screen, until it is closed. */
    sent: rows.find(({ id }) => id === sent?.id) ?? null,
    closeSent,
    /** Unless a device has begun it meanwhile. */
    cancelSent: (): void => {
      if (sent) cancel(sent)
    },
    /** Withdraws the command and sends the same body again; form edits do not apply. */
    resend: (): void => {
      if (sent) resend(sent)
    },
    others: rows.filter(({ id }) => id !== sent?.id),
  }
}

export type Remote = ReturnType<typeof useRemote>
