import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { deviceOf, DEFAULT_DEVICE, foldInForce, layoutInForce } from './device.ts'
import { frameOf } from './frame.ts'
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import { LAYOUTS } from './vocabulary.ts'

const chosen = (change: Partial<ThemeSettings>) => ({ ...DEFAULT_THEME_SETTINGS, ...change })
const frame = (
  change: Partial<ThemeSettings>,
  { widthPx = 1280, isFoldedByPerson = false, noColumn = false } = {},
) => frameOf({ settings: chosen(change), device: deviceOf(widthPx), isFoldedByPerson, noColumn })

it('offers six layouts, and each has a shell of its own', () => {
  behaviour('B-021', () => {
    expect(LAYOUTS).toEqual([
      'column',
      'comprehensive',
      'vertical',
      'horizontal',
      'common',
      'float',
    ])
    const shapes = LAYOUTS.map((layout) => JSON.stringify({ ...frame({ layout }), layout: '' }))
    expect(new Set(shapes).size).toBe(6)
  })
})

describe('a phone', () => {
  it.each(LAYOUTS)('shows %s as vertical under 992 px, and not from 992 on', (layout) => {
    behaviour('B-022', () => {
      expect(frame({ layout }, { widthPx: 991.5 }).layout).toBe('vertical')
      expect(frame({ layout }, { widthPx: 992 }).layout).toBe(layout)
    })
  })

  it('folds the sidebar under 992 px and gives the own choice back above', () => {
    behaviour('B-023', () => {
      expect(frame({}, { widthPx: 991 }).isFolded).toBe(true)
      expect(frame({}, { widthPx: 992 }).isFolded).toBe(false)
    })
    expect(frame({}, { widthPx: 992, isFoldedByPerson: true }).isFolded).toBe(true)
  })

  it('is told from a desktop by the width the layout has; desktop before that', () => {
    behaviour('B-024', () => {
      expect(DEFAULT_DEVICE).toBe('desktop')
      expect([0, 991, 992, 4000].map(deviceOf)).toEqual(['mobile', 'mobile', 'desktop', 'desktop'])
    })
  })
})

it('puts a menu into the header in the horizontal layout only', () => {
  const withMenu = LAYOUTS.filter((layout) => frame({ layout }).headerMenu === 'horizontal')
  behaviour('B-026', () => expect(withMenu).toEqual(['horizontal']))
})

describe('the column layout', () => {
  it('has the rail of top menus beside the second level, and tabs', () => {
    behaviour('B-029', () =>
      expect(frame({ layout: 'column' })).toMatchObject({ side: 'rail-and-menu', hasTabs: true }),
    )
  })

  it('hides the fold toggle and the second level on a no-column route', () => {
    const bare = frame({ layout: 'column' }, { noColumn: true })
    behaviour('B-030', () => {
      expect(bare).toMatchObject({ foldToggle: 'none', side: 'rail', isFolded: true })
      expect(frame({ layout: 'column' }).foldToggle).toBe('header')
    })
    expect(frame({ layout: 'vertical' }, { noColumn: true }).foldToggle).toBe('header')
  })
})

it('keeps the sidebar of the float layout folded, whatever was chosen', () => {
  const settings = chosen({ layout: 'float' })
  behaviour('B-031', () => {
    expect(foldInForce(settings, 'desktop', false)).toBe(true)
    expect(foldInForce(chosen({ layout: 'column' }), 'desktop', false)).toBe(false)
    expect(frame({ layout: 'float' })).toMatchObject({ isFolded: true, foldToggle: 'none' })
  })
})

it('has no sidebar in the horizontal layout: header and tabs span the top', () => {
  behaviour('B-032', () =>
    expect(frame({ layout: 'horizontal' })).toMatchObject({
      side: 'none',
      header: 'full',
      logo: 'header',
      hasTabs: true,
    }),
  )
})

it('has a strip of top tabs in the comprehensive layout only', () => {
  const withStrip = LAYOUTS.filter((layout) => frame({ layout }).headerMenu === 'top-tabs')
  behaviour('B-033', () => expect(withStrip).toEqual(['comprehensive']))
})

it('shows a breadcrumb in every layout but comprehensive', () => {
  const without = LAYOUTS.filter((layout) => frame({ layout }).breadcrumb === 'none')
  behaviour('B-034', () => expect(without).toEqual(['comprehensive']))
})

it('has the full-width header over the sidebar in the common layout, always fixed', () => {
  expect(frame({ layout: 'common', fixedHeader: false })).toMatchObject({
    header: 'full',
    side: 'menu',
    isHeaderFixed: true,
    foldToggle: 'tabs',
  })
  expect(frame({ layout: 'vertical', fixedHeader: false }).isHeaderFixed).toBe(false)
})

it('changes nothing of the choice itself on a phone', () => {
  const settings = chosen({ layout: 'column' })
  layoutInForce(settings, 'mobile')
  expect(settings.layout).toBe('column')
})

it('says year and build time once: below an open menu, else below the screen', () => {
  const inMain = LAYOUTS.filter((layout) => frame({ layout }).foot === 'main')
  expect(inMain).toEqual(['horizontal', 'float'])
  expect(frame({}, { isFoldedByPerson: true }).foot).toBe('main')
  expect(frame({ layout: 'column' }, { noColumn: true }).foot).toBe('main')
  expect(frame({}, { widthPx: 390 }).foot).toBe('main')
})
