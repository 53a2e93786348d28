export const texts = {
  deviceList: {
    title: 'Devices',
    empty: 'No devices yet',
    emptyHint: 'They appear once somebody opens a publishing page',
    online: 'Online',
    offline: 'Offline',
    none: 'No account',
    command: 'Send a command',
  },
} as const
