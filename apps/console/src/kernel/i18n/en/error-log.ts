export const texts = {
  errorLog: {
    open: 'Error log, {{count}} in all',
    hint: 'Errors since this page was opened, without tokens and query values',
    times: '{{count}} {{count, time|times}}',
    showStack: 'Show stack',
    hideStack: 'Hide stack',
    noStack: 'No stack',
    copy: 'Copy this error',
    copyRefused: 'The browser refused to copy',
    newTab: ' (opens in a new tab)',
  },
}
