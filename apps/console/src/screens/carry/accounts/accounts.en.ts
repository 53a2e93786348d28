export const texts = {
  accountsDesk: {
    studio: 'Accounts',
    health: 'Health',
    access: 'Logins',
    plans: 'Plans',
    calendar: 'Calendar',
    devices: 'Devices',
    commands: 'Commands',
  },
} as const
