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
} as const
