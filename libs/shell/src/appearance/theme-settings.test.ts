import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { bodyMarks, isBodyMark } from './body-marks.ts'
import { headerTools } from './header-tools.ts'
import { parseThemeSettings } from './parse-theme-settings.ts'
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import { UNAVAILABLE_REASONS, unavailableReason } from './unavailable.ts'
import { BACKGROUNDS, COLUMN_STYLES, LAYOUTS, TABS_BAR_STYLES, THEME_NAMES } from './vocabulary.ts'

const chosen = (change: Partial<ThemeSettings>) => ({ ...DEFAULT_THEME_SETTINGS, ...change })
const FLAGS = [
  'fixedHeader',
  'showLanguage',
  'showProgressBar',
  'showRefresh',
  'showSearch',
  'showNotice',
  'showFullScreen',
] as const

it('starts as specified', () => {
  behaviour('B-079', () =>
    expect(parseThemeSettings(null)).toMatchObject({
      layout: 'vertical',
      themeName: 'green-white',
      fixedHeader: true,
      showProgressBar: true,
      showTabs: true,
      showNotice: true,
      showFullScreen: true,
      showLanguage: false,
      showSearch: false,
      showTheme: false,
      showThemeSetting: false,
    }),
  )
})

describe('what the drawer can set is what a storage may bring back', () => {
  it.each([
    ['B-068', 'layout', LAYOUTS],
    [
      'B-069',
      'themeName',
      ['blue-black', 'blue-white', 'green-black', 'green-white', 'red-black', 'red-white', 'ocean'],
    ],
    ['B-070', 'background', ['none', 'vab-background']],
    ['B-072', 'tabsBarStyle', ['card', 'smart', 'smooth']],
    ['B-073', 'columnStyle', ['vertical', 'horizontal', 'card', 'arrow']],
  ] as const)('%s: %s takes %j', (id, key, choices) => {
    const taken = choices.map((choice) => parseThemeSettings({ [key]: choice })[key])
    behaviour(id, () => {
      expect(taken).toEqual(choices)
      expect(parseThemeSettings({ [key]: 'neon' })).toEqual(DEFAULT_THEME_SETTINGS)
    })
  })

  it('offers no choice beside those', () => {
    const counts = [LAYOUTS, THEME_NAMES, BACKGROUNDS, TABS_BAR_STYLES, COLUMN_STYLES]
    expect(counts.map(({ length }) => length)).toEqual([6, 7, 2, 3, 4])
  })

  it('turns tabs and tab icons on and off', () => {
    const off = parseThemeSettings({ showTabs: false, showTabsIcon: false })
    expect(off).toMatchObject({ showTabs: false, showTabsIcon: false })
  })

  it.each(FLAGS)('has a switch for %s', (key) => {
    const isOn = DEFAULT_THEME_SETTINGS[key]
    expect(parseThemeSettings({ [key]: !isOn })[key]).toBe(!isOn)
    expect(parseThemeSettings({ [key]: 'true' })[key]).toBe(isOn)
  })
})

it('never throws on foreign data and keeps its good pieces', () => {
  const hostile = new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('no')
      },
    },
  )
  const foreign = [undefined, 7, 'x', [], () => 1, hostile, Object.create({ layout: 'column' })]
  for (const raw of foreign) expect(parseThemeSettings(raw)).toEqual(DEFAULT_THEME_SETTINGS)
  expect(parseThemeSettings({ themeName: 'ocean', layout: 3, mode: 'dark' })).toEqual(
    chosen({ themeName: 'ocean', mode: 'dark' }),
  )
  expect(parseThemeSettings({ themeName: 'constructor' }).themeName).toBe('green-white')
})

it('shows each header control by its own switch, in one order', () => {
  const on = chosen({
    showLanguage: true,
    showSearch: true,
    showTheme: true,
    showThemeSetting: true,
  })
  const all = headerTools(on, 1)
  const switches = [
    ['showSearch', 'search'],
    ['showNotice', 'notice'],
    ['showFullScreen', 'full-screen'],
    ['showLanguage', 'language'],
    ['showTheme', 'theme'],
    ['showThemeSetting', 'theme-setting'],
    ['showRefresh', 'refresh'],
  ] as const
  behaviour('B-080', () => {
    for (const [key, tool] of switches) {
      expect(headerTools({ ...on, [key]: false }, 1)).toEqual(all.filter((name) => name !== tool))
    }
  })
})

it('has error log, search, notice, full screen, language, theme, refresh and avatar', () => {
  const on = chosen({ showLanguage: true, showSearch: true, showTheme: true })
  behaviour('B-025', () => {
    expect(headerTools(on, 2)).toEqual([
      'error-log',
      'search',
      'notice',
      'full-screen',
      'language',
      'theme',
      'refresh',
      'avatar',
    ])
    expect(headerTools(DEFAULT_THEME_SETTINGS, 0)).toEqual([
      'notice',
      'full-screen',
      'refresh',
      'avatar',
    ])
  })
})

it('marks the body with the theme and, where it has a place, the background', () => {
  const view = { prefersDark: false, device: 'desktop' } as const
  expect(bodyMarks(DEFAULT_THEME_SETTINGS, view).classes).toEqual(['theme-green-white'])
  const ocean = chosen({ themeName: 'ocean', background: 'vab-background', mode: 'dark' })
  behaviour('B-039', () =>
    expect(bodyMarks(ocean, view)).toEqual({
      classes: ['theme-ocean', 'dark', 'vab-background'],
      density: 'standard',
      colorScheme: 'dark',
    }),
  )
  expect(bodyMarks({ ...ocean, layout: 'float' }, view).classes).toEqual(['theme-ocean', 'dark'])
  expect(bodyMarks(ocean, view).classes.every(isBodyMark)).toBe(true)
  expect(isBodyMark('mine')).toBe(false)
})

it('follows the system unless light or dark was chosen', () => {
  const scheme = (mode: ThemeSettings['mode'], prefersDark: boolean) =>
    bodyMarks(chosen({ mode }), { prefersDark, device: 'desktop' }).colorScheme
  expect([scheme('system', true), scheme('system', false)]).toEqual(['dark', 'light'])
  expect([scheme('light', true), scheme('dark', false)]).toEqual(['light', 'dark'])
})

describe('a choice without effect says why', () => {
  it.each([
    ['layout', {}, 'mobile', 'layout-on-phone'],
    ['layout', {}, 'desktop', null],
    ['columnStyle', {}, 'desktop', 'column-layout-only'],
    ['columnStyle', { layout: 'column' }, 'desktop', null],
    ['columnStyle', { layout: 'column' }, 'mobile', 'column-layout-only'],
    ['tabsBarStyle', { showTabs: false }, 'desktop', 'needs-tabs'],
    ['showTabsIcon', { showTabs: false }, 'desktop', 'needs-tabs'],
    ['showTabsIcon', {}, 'desktop', null],
    ['fixedHeader', { layout: 'common' }, 'desktop', 'header-always-fixed'],
    ['fixedHeader', { layout: 'common' }, 'mobile', null],
    ['background', { layout: 'float' }, 'desktop', 'no-background-here'],
    ['background', { layout: 'horizontal' }, 'desktop', 'no-background-here'],
    ['background', { layout: 'horizontal' }, 'mobile', null],
    ['themeName', { layout: 'float' }, 'mobile', null],
  ] as const)('%s under %j on a %s: %s', (key, change, device, reason) => {
    expect(unavailableReason(key, chosen(change), device)).toBe(reason)
  })

  it('in both languages', () => {
    for (const { zh, en } of Object.values(UNAVAILABLE_REASONS)) {
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
  })
})
