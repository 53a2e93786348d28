export const texts = {
  accountsDesk: {
    studio: 'Accounts',
    access: 'Logins',
    plans: 'Plans',
    calendar: 'Calendar',
    devices: 'Devices',
    commands: 'Commands',
  },
} as const
