export const texts = {
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
} as const
