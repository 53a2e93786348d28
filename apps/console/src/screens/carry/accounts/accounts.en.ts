export const texts = {
  accountsDesk: {
    studio: 'Accounts',
    access: 'Logins',
    plans: 'Plans',
    devices: 'Devices',
    commands: 'Commands',
  },
} as const
