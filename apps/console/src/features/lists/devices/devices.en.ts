import { texts as deviceFacts } from '../../../kernel/i18n/en/device-facts.ts'

export const texts = {
  ...deviceFacts,
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
