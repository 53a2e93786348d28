import { COMMAND_ROWS, commandRow } from '@omc/core'
import type { CommandHandlerName, CommandRow, RemoteCommandName } from '@omc/core'
import type { CommandHandler } from '@omc/sdk/realtime'

/** What a run gives to the commands that come to it. */
export type CommandPorts = {
  readonly startPublish: CommandHandler
  /** False when there is no such page for this person. */
  readonly openPage: (path: string) => boolean
}

type Handler = {
  readonly run: (ports: CommandPorts) => CommandHandler
  /** The person at the console is offered to stop what the command began. */
  readonly canBeStopped: boolean
}

/** What a console does for a command, by the handler that the command's row names. */
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

/** The commands that a console runs; it refuses the others with a reason. */
export const RUN_COMMANDS: readonly RunCommand[] = COMMAND_ROWS.filter(
  ({ handler }) => handler !== null,
)

/** A handler for every command that a console runs, by the command's name. */
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
