import { texts as deviceFacts } from '../../../kernel/i18n/en/device-facts.ts'

export const texts = {
  ...deviceFacts,
  deviceList: {
    title: 'Devices',
    empty: 'No devices yet',
    emptyHint:
      'Choose an account in the console, and the browser in use becomes its publishing device',
    online: 'Online',
    offline: 'Offline',
    none: 'No account',
    command: 'Send a command',
  },
} as const
