export const texts = {
  gate: {
    home: 'Back to home',
    signIn: 'Sign in again',
    copyPath: 'Copy the path',
    title401: 'Please sign in again',
    why401: 'The session has ended, or the credentials were not right',
    do401: 'After signing in you return to where you were',
    title403: 'No permission',
    why403: 'Your account may not open this page, or may not do what was asked',
    role403: 'One of these roles is needed: {{roles}}',
    do403: 'Ask your team’s manager for access',
    title404: 'Page not found',
    why404: 'The address is wrong, or this page is not open yet',
    do404: 'Check the address, or start from home',
  },
} as const
