/**
 * Names of streams. A studio account's uid is unique only inside its team, so the team is part of
 * the name: two teams that hold the same uid never hear each other.
 */
export const streamNames = {
  userNotices: (userId: string) => `notifications:user:${userId}`,
  teamNotices: (teamId: string) => `notifications:team:${teamId}`,
  teamEvents: (teamId: string) => `events:team:${teamId}`,
  uidEvents: (teamId: string, uid: string) => `events:uid:${teamId}:${uid}`,
} as const
