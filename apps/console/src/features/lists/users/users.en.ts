export const texts = {
  user: {
    state: 'State',
    search: 'Name, user name or phone',
    empty: 'No users yet',
    emptyHint: 'The people of your team appear here',
    edit: 'Edit',
    online: 'Online',
    offline: 'Offline',
    disabled: 'Disabled',
  },
} as const
