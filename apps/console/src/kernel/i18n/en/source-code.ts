export const texts = {
  sourceCode: {
    title: 'Source code',
    intro: 'Enter the key to see where the source of this version is',
    key: 'Source key',
    check: 'Check the key',
    version: 'Version',
    built: 'Built',
    address: 'Address of the source',
    noAddress: 'This version does not include the address. Ask the people who run this system',
  },
} as const
