import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Stop, say, step } from './say.mjs'

/** Browsers of the tests: paths, Debian package, and the variable for another path. */
const BROWSERS = {
  Chromium: {
    variable: 'CHROME_PATH',
    // The shell without a window draws the same pages with a third less work.
    places: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium-browser',
    ],
    packageName: 'chromium-headless-shell',
  },
  // The shell loads no extension; neither does Google's own Chrome from a folder.
  'full Chromium': {
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
    packageName: 'chromium',
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packageName: 'firefox-esr',
  },
}
const FONT_FOLDERS = ['/usr/share/fonts/opentype', '/usr/share/fonts/truetype']
const CHINESE_FONT = /cjk|wqy|han/i

/**
 * Environment with the paths of the browsers; installs Debian's packages if allowed.
 *
 * @param {(keyof typeof BROWSERS)[]} names
 * @returns {Promise<Record<string, string>>}
 */
export async function findBrowsers(names) {
  const missing = [
    ...names
      .filter((name) => placeOf(name) === undefined)
      .map((name) => BROWSERS[name].packageName),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length > 0 && canInstall()) {
    await step('安装浏览器', `installing ${missing.join(' and ')}`, () => aptInstall(missing))
  }
  return Object.fromEntries(names.map((name) => [BROWSERS[name].variable, neededPlace(name)]))
}

function neededPlace(name) {
  const place = placeOf(name)
  if (place !== undefined) return place
  const { variable } = BROWSERS[name]
  throw new Stop(
    `浏览器测试需要 ${name}，请安装或设置 ${variable}`,
    `the browser tests need ${name}: install it or set ${variable}`,
  )
}

function placeOf(name) {
  const { variable, places } = BROWSERS[name]
  const given = process.env[variable]
  if (given && !existsSync(given)) {
    throw new Stop(`${variable} 指向的文件不存在`, `${variable} names no file: ${given}`)
  }
  return given || places.find((path) => existsSync(path))
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true
  return FONT_FOLDERS.some(
    (folder) =>
      existsSync(folder) &&
      readdirSync(folder, { recursive: true }).some((name) => CHINESE_FONT.test(String(name))),
  )
}

function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

function aptInstall(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const lists = spawnSync('apt-get', ['update', '-qq'], { env, encoding: 'utf8' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const run = spawnSync('apt-get', install, { env, encoding: 'utf8' })
  if (run.status !== 0) say(`${lists.stderr}${run.stderr}`.trim())
}
