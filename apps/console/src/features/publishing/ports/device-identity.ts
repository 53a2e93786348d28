export type DeviceIdentity = {
  /** Stable for this browser and account: one browser may run several accounts at once. */
  readonly deviceNo: (name: string) => string
  /** Display name, e.g. `Chrome · Linux`. */
  readonly name: string
  /** Version of the console that runs in this page. */
  readonly version: string
}

type Notes = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'omc.device_no'

/**
 * Identity of this browser at the server. Without storage the number lives as long as the page.
 *
 * @source domain: one executor per studio account
 */
export function createDeviceIdentity(options: {
  readonly storage: Notes | null
  readonly userAgent: string
  readonly newId: () => string
  readonly version: string
}): DeviceIdentity {
  const base = storedNumber(options.storage) ?? remember(options.storage, options.newId())
  return {
    deviceNo: (name) => `${base}:${name}`.slice(0, 100),
    name: deviceName(options.userAgent),
    version: options.version,
  }
}

function storedNumber(storage: Notes | null): string | null {
  try {
    const stored = storage?.getItem(KEY) ?? ''
    return /^[\w-]{8,64}$/.test(stored) ? stored : null
  } catch {
    // Blocked storage: this page gets its own number.
    return null
  }
}

function remember(storage: Notes | null, deviceNo: string): string {
  try {
    storage?.setItem(KEY, deviceNo)
  } catch {
    // Full or blocked: the number lives as long as the page.
  }
  return deviceNo
}

const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export function deviceName(userAgent: string): string {
  const first = (rows: typeof BROWSERS, other: string): string =>
    rows.find(([mark]) => mark.test(userAgent))?.[1] ?? other
  return `${first(BROWSERS, 'Browser')} · ${first(SYSTEMS, 'Device')}`
}
