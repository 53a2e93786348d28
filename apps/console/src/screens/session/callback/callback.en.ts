export const texts = {
  callback: {
    title: 'Sign-in with another account',
    working: 'Signing in…',
    failed: 'The sign-in was not completed',
    back: 'Back to sign-in',
    noToken: 'The sign-in interface of the provider did not return a token',
    error: {
      access_denied: 'You did not give your consent. You can go back and sign in again',
      state_mismatch:
        'This sign-in has run out, or did not begin in this browser. Go back and try again',
      too_many_attempts: 'Too many attempts. Please try again later',
      refused: 'The provider did not complete the sign-in. Go back and try again',
    },
  },
} as const
