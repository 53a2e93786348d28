import { chromium, type Browser } from '@playwright/test'

/** A browser with processes of its own, as on another machine. */
export type OwnBrowser = {
  readonly browser: Browser
  /** Stops all its processes where they are, as a laptop that falls asleep. */
  readonly sleep: () => void
  readonly wake: () => void
  /** Ends its processes without a word to its pages. */
  readonly kill: () => Promise<void>
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

export async function launchOwnBrowser(): Promise<OwnBrowser> {
  const server = await chromium.launchServer({
    ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
    args: FLAGS,
  })
  const { pid } = server.process()
  if (pid === undefined) throw new Error('the browser has not started')
  // Playwright starts a browser as the head of a process group.
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => () => void process.kill(-pid, name)
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    sleep: signal('SIGSTOP'),
    wake: signal('SIGCONT'),
    kill: () => server.kill(),
  }
}
