export const texts = {
  plugin: {
    intro:
      'Some channels forbid other sites to frame their pages. With the plugin, the console can frame the ones that you allow',
    forTitle: 'What it does',
    for: {
      frame: 'Allows channel pages to be framed by this console only; other sites stay as they are',
      choose:
        'You allow each channel by itself and can turn it off at any time; no cookies are read, nothing is stored',
      check:
        'When it is turned off or removed in the middle of a run, the accounts that need it pause before their next post',
    },
    keep: 'Passwords never pass through it. Managing, reviewing and the demo channel do not need it',
    getTitle: 'Get the package',
    download: 'Download plugin {{version}}',
    noFile: 'This version comes without a plugin package',
    without:
      'Channel pages that allow framing need no plugin. Once a version with one is deployed, the download and its steps are here',
    stepsTitle: 'How to install',
    steps: {
      unpack: 'Unpack the package into a folder that will stay where it is',
      open: 'Open chrome://extensions in the address bar (edge://extensions in Edge)',
      mode: 'Turn on “Developer mode” at the upper right',
      load: 'Choose “Load unpacked” and pick that folder',
      back: 'Come back to the console and reload the page',
    },
    copyAddress: 'Copy the address',
    needs: 'Needs Chrome or Edge 123 or newer',
    stateTitle: 'This browser',
    looking: 'Looking for the plugin',
    absent: 'No plugin found',
    absentHint:
      'A plugin that was just installed is found after a reload of this page. One that was downloaded from another console does not work here.',
    look: 'Look again',
    installed: '{{version}} is installed, the newest version',
    other: '{{version}} is installed, {{offered}} is available',
    updateHint:
      'Download the new package, unpack it over the old folder, and choose “Reload” in chrome://extensions.',
    otherPages: '{{version}} is installed, but the channel pages have changed',
    otherPagesHint:
      'The channel pages of this console have changed since you downloaded the plugin. Download it again, unpack it over the old folder, and choose “Reload” in chrome://extensions.',
    pages: 'Channel pages',
    allowed: 'Allowed',
    notAllowed: 'Not allowed',
    choose: 'Choose channel pages',
  },
} as const
