export const texts = {
  password: {
    intro: 'Your sign-ins on all other devices will end',
    nextHint: 'At least 8 characters, not the current password, without your user name',
    repeat: 'New password again',
    submit: 'Change password',
    done: 'Password changed. Other sign-ins ended: {{count}}',
    error: {
      next: 'The new password has at least 8 characters',
      same: 'The new password must differ from the current one',
      repeat: 'The two passwords are not the same',
    },
  },
  signIns: {
    title: 'Signed-in devices',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    lastUsed: 'Last used',
    signedIn: 'Signed in',
    more: '{{total}} sign-ins; the 100 used last are shown',
    end: 'Sign out',
    endDevice: 'Sign out {{device}}',
    ended: 'Signed out: {{device}}',
    endOthers: 'Sign out other devices',
    askOthers: 'Sign out other devices: {{count}}',
    askOthersHint:
      'They are signed out at once and lose unsaved edits; this device stays signed in',
    confirmOthers: 'Sign out {{count}}',
    othersEnded: 'Signed out: {{count}}',
    renew: 'Renew token',
    renewHint: 'Access tokens of this device stop working at once; you stay signed in',
    renewed: 'Access token renewed',
  },
} as const
