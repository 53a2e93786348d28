export const texts = {
  channel: {
    title: 'Channels',
    search: 'Channel or address',
    empty: 'No channels',
    emptyHint: 'Try other filters',
    edit: 'Edit',
    saved: 'The channel is saved',
    tokenHint: 'Leave empty to keep the present one; it is never shown again',
    enabledHint: 'A channel that is off is not published to, asked or collected from',
    about: 'At present',
  },
} as const
