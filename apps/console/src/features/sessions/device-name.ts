/** Browsers by their mark in the user agent, those first that also carry the marks of others. */
const BROWSERS = [
  ['MicroMessenger/', 'WeChat'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Version/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

export type Device = {
  /** Browser with its major version, and system, such as `Chrome 140 · Windows`; empty if unknown. */
  readonly name: string
  readonly isMobile: boolean
}

/** Reads the browser and the system of a sign-in from its user agent. */
export function deviceOf(userAgent: string): Device {
  const found = BROWSERS.find(([mark]) => userAgent.includes(mark))
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1]
  const version = found && /^\d+/.exec(userAgent.slice(markEnd(userAgent, found[0])))?.[0]
  const browser = found && [found[1], version].filter(Boolean).join(' ')
  return {
    name: [browser, system].filter(Boolean).join(' · '),
    isMobile: /iPhone|Android|iPad|Mobile/.test(userAgent),
  }
}

const markEnd = (text: string, mark: string): number => text.indexOf(mark) + mark.length
