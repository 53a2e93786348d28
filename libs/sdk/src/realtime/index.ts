export { CABLE_TIMING, pollIntervalMs, reconnectDelayMs } from './cable-timing.ts'
export type { CableTiming } from './cable-timing.ts'
export type { CableProtocolName } from './cable-protocol.ts'
export { declareChannel } from './channels/channel-declaration.ts'
export type { ChannelDeclaration } from './channels/channel-declaration.ts'
export { channels } from './channels/channels.ts'
export type {
  CommandPhase,
  EventsActions,
  EventsMessage,
  EventsParams,
} from './channels/events-channel.ts'
export type { JobFacts, NotificationsMessage } from './channels/notifications-channel.ts'
export { storageCommandMemory } from './commands/command-memory.ts'
export type { Acknowledgement, CommandMemory, CommandRecord } from './commands/command-memory.ts'
export { createCommandInbox } from './commands/create-command-inbox.ts'
export type {
  AcknowledgeAnswer,
  CommandAnswer,
  CommandEvent,
  CommandHandler,
  CommandInbox,
  CommandInboxOptions,
} from './commands/create-command-inbox.ts'
export { parseRemoteCommand } from './channels/remote-command.ts'
export type { RemoteCommand, RemoteCommandName } from './channels/remote-command.ts'
export { openCable } from './open-cable.ts'
export type { AuthLostReason, CableState, OpenCable, OpenCableOptions } from './open-cable.ts'
export { browserPageEvents } from './page-events.ts'
export type { PageEvents } from './page-events.ts'
export { superviseChannel } from './supervise-channel.ts'
export type { ChannelHandlers, SupervisedChannel } from './supervise-channel.ts'
export type { WebSocketConstructor, WebSocketLike } from './web-socket.ts'
