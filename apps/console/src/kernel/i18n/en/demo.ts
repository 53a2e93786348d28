export const texts = {
  demo: {
    mark: 'Demo',
    people: 'Choose a demo account to fill in the form',
    password: 'The password is always {{password}}',
    code: 'Code',
    noSms: 'The demo sends no text messages: the code is shown here',
    fill: 'Fill in',
    failed: 'The code could not be shown. Ask for another one in a moment.',
  },
} as const
