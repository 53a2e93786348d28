import { COMMAND_ROWS, commandRow } from '@omc/core'
import type { CommandHandlerName, CommandRow, RemoteCommandName } from '@omc/core'
import type { CommandHandler } from '@omc/sdk/realtime'
import { refused } from './refusal-reasons.ts'

/** Functions of a run that remote commands may call. */
export type CommandPorts = {
  readonly startPublish: CommandHandler
  /** Starts the job that has the command's name. */
  readonly startWork: CommandHandler
  /** Returns false if this person has no such page. */
  readonly openPage: (path: string) => boolean
}

/** Activity that the console offers to stop while the command's work goes on. */
export type Stoppable = 'run' | 'work'

type Handler = {
  readonly run: (ports: CommandPorts) => CommandHandler
  readonly stops: Stoppable | null
}

/** Handlers by the name in the command's row. */
const HANDLERS: Readonly<Record<CommandHandlerName, Handler>> = {
  'start-run': { run: ({ startPublish }) => startPublish, stops: 'run' },
  'account-work': { run: ({ startWork }) => startWork, stops: 'work' },
  'open-page': {
    run:
      ({ openPage }) =>
      async ({ params: { path } }) =>
        typeof path === 'string' && openPage(path) ? { tag: 'done' } : refused('page-not-allowed'),
    stops: null,
  },
}

type RunCommand = CommandRow & { readonly name: RemoteCommandName }

/** Commands that a console runs; it refuses others with a reason. */
export const RUN_COMMANDS: readonly RunCommand[] = COMMAND_ROWS

/** Handlers of the commands that a console runs, by command name. */
export const commandHandlers = (ports: CommandPorts): Readonly<Record<string, CommandHandler>> =>
  Object.fromEntries(COMMAND_ROWS.map(({ name, handler }) => [name, HANDLERS[handler].run(ports)]))

/** Part of a command's work that can be stopped; null for none, or for an unknown command. */
export function stoppable(command: string): Stoppable | null {
  const handler = commandRow(command)?.handler
  return handler ? HANDLERS[handler].stops : null
}
