import type { CableMessage } from './broadcaster.ts'
import type { IssuedCommand, RecordedPhase } from './ports.ts'
import { streamNames } from './streams.ts'

/** Messages of NotificationsChannel. */
export type Notice = {
  title: string
  message: string
  level?: string
  action?: unknown
  job?: unknown
  notice_id?: string
}

export type Announcer = {
  commandIssued(command: IssuedCommand): Promise<void>
  commandPhase(phase: RecordedPhase): Promise<void>
  /** Any other message about a studio account, for those who follow it and for its team. */
  accountEvent(teamId: string, uid: string, message: CableMessage): Promise<void>
  noticeForUser(userId: string, notice: Notice): Promise<void>
  noticeForTeam(teamId: string, notice: Notice): Promise<void>
}

/**
 * Turns facts that are already committed into messages on the right streams. Every path that
 * writes the ledger (cable or HTTP) announces through it, once, after its commit.
 *
 * @param publish  sends one message to one stream, in every process
 * @source console spec §7; domain: jobs, notices, events
 */
export function createAnnouncer(
  publish: (stream: string, message: CableMessage) => Promise<void>,
): Announcer {
  async function accountEvent(teamId: string, uid: string, message: CableMessage): Promise<void> {
    await publish(streamNames.uidEvents(teamId, uid), message)
    await publish(streamNames.teamEvents(teamId), message)
  }

  return {
    commandIssued: ({ team_id, uid, msg, command, id, issued_at, expires_at, params }) =>
      accountEvent(team_id, uid, { msg, command, uid, id, issued_at, expires_at, params }),
    commandPhase: ({ team_id, uid, id, phase, detail }) =>
      accountEvent(team_id, uid, { id, phase, detail, uid }),
    accountEvent,
    noticeForUser: (userId, notice) => publish(streamNames.userNotices(userId), notice),
    noticeForTeam: (teamId, notice) => publish(streamNames.teamNotices(teamId), notice),
  }
}
