export const texts = {
  register: {
    title: 'Create an account',
    hasAccount: 'Have an account?',
    signIn: 'Sign in',
    username: 'User name',
    usernameHint: '2 to 40 letters, Chinese characters or digits; not digits alone',
    passwordHint: 'At least 8 characters, no common password, without your user name',
    repeat: 'Password again',
    teamKey: 'Team key',
    teamKeyHint: 'Optional. Without one you get a team of your own',
    agreement: 'Terms of use',
    agree: 'I have read and accept the terms of use',
    agreementOpen: 'Read the terms of use',
    terms: {
      account: 'The account is for you alone; your team’s manager gives the roles',
      content:
        'You answer for what you publish, and keep to the rules of the channels and to the law',
      record: 'Sign-ins, reviews and posts are recorded, and your team’s manager can see them',
      end: 'An administrator may close the account; its records stay, and it cannot sign in again',
    },
    submit: 'Register and sign in',
    error: {
      username: 'Enter 2 to 40 characters that are not digits alone',
      password: 'The password has at least 8 characters',
      repeat: 'The two passwords are not the same',
      agreed: 'Please read and accept the terms of use first',
    },
  },
} as const
