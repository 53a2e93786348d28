/** Texts of pages that few people see; they come with those pages. */
export const entry = {
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
  plugin: {
    intro:
      'The browser plugin lets the console frame the pages of real channels, so that posts go out from your own browser',
    forTitle: 'What it does',
    for: {
      frame: 'Allows channel pages to be framed by this console only; other sites stay as they are',
      bridge: 'Carries what is to be posted, and what became of it, between console and page',
      check: 'When it is missing or turned off, publishing pauses before the next post',
    },
    keep: 'Passwords never pass through it. Managing, reviewing and the demo channel do not need it',
    getTitle: 'Get the package',
    download: 'Download the plugin',
    noFile: 'This version comes without a plugin package',
    without:
      'Publishing runs in the page that is embedded in the console, and everything works without a plugin. Once a version with one is deployed, the download and its steps are here',
    stepsTitle: 'How to install',
    steps: {
      unpack: 'Unpack the package into a folder that will stay where it is',
      open: 'Open chrome://extensions in the address bar (edge://extensions in Edge)',
      mode: 'Turn on “Developer mode” at the upper right',
      load: 'Choose “Load unpacked” and pick that folder',
      back: 'Come back to the console and reload the page',
    },
    copyAddress: 'Copy the address',
    needs: 'Needs Chrome or Edge 120 or newer',
  },
  runGate: {
    title: 'Not approved to run here',
    build: 'This build did not pass its check',
    host: 'This address is not among those allowed',
    todo: 'Use the address that your team was given, or ask who runs this system',
    hostLabel: 'This address',
  },
  sourceCode: {
    title: 'Source code',
    intro: 'Enter the key to see where the source of this version is',
    key: 'Source key',
    check: 'Check the key',
    version: 'Version',
    built: 'Built',
    address: 'Address of the source',
    noAddress: 'This version does not bring the address along. Ask who runs this system',
  },
} as const
