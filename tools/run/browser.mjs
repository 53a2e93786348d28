import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Stop, say, step } from './say.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
const FONT_FOLDERS = ['/usr/share/fonts/opentype', '/usr/share/fonts/truetype']
const CHINESE_FONT = /cjk|wqy|han/i

/** Path of a Chromium for the browser tests; installs Debian's where we may. */
export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given && !existsSync(given)) {
    throw new Stop('CHROME_PATH 指向的文件不存在', `CHROME_PATH names no file: ${given}`)
  }
  const found = given ?? PLACES.find((path) => existsSync(path))
  const missing = [...(found ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])]
  if (missing.length > 0 && canInstall()) {
    await step('安装浏览器', `installing ${missing.join(' and ')}`, () => aptInstall(missing))
  }
  const browser = found ?? PLACES.find((path) => existsSync(path))
  if (browser === undefined) {
    throw new Stop(
      '浏览器测试需要 Chromium，请安装或设置 CHROME_PATH',
      'the browser tests need Chromium: install it or set CHROME_PATH',
    )
  }
  return browser
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
