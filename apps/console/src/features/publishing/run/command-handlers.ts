import { COMMAND_ROWS, commandRow } from '@omc/core'
import type { CommandHandlerName, CommandRow, RemoteCommandName } from '@omc/core'
import type { CommandHandler } from '@omc/sdk/realtime'

/** Functions of a run that remote commands may call. */
export type CommandPorts = {
  readonly startPublish: CommandHandler
  /** Returns false if this person has no such page. */
  readonly openPage: (path: string) => boolean
}

type Handler = {
  readonly run: (ports: CommandPorts) => CommandHandler
  /** The console offers to stop the command's work. */
  readonly canBeStopped: boolean
}

/** Handlers by the name in the command's row. */
const HANDLERS: Readonly<Record<CommandHandlerName, Handler>> = {
  'start-run': { run: ({ startPublish }) => startPublish, canBeStopped: true },
  'open-page': {
    run:
      ({ openPage }) =>
      async ({ params: { path } }) =>
        typeof path === 'string' && openPage(path)
          ? { tag: 'done' }
          : { tag: 'refused', reason: 'page-not-allowed' },
    canBeStopped: false,
  },
}

type RunCommand = CommandRow & { readonly name: RemoteCommandName }

/** Commands that a console runs; it refuses others with a reason. */
export const RUN_COMMANDS: readonly RunCommand[] = COMMAND_ROWS.filter(
  ({ handler }) => handler !== null,
)

/** Handlers of the commands that a console runs, by command name. */
export const commandHandlers = (ports: CommandPorts): Readonly<Record<string, CommandHandler>> =>
  Object.fromEntries(
    COMMAND_ROWS.flatMap(({ name, handler }) =>
      handler === null ? [] : [[name, HANDLERS[handler].run(ports)]],
    ),
  )

export function canBeStopped(command: string): boolean {
  const handler = commandRow(command)?.handler
  return handler ? HANDLERS[handler].canBeStopped : false
}
