import { behaviour } from '@omc/behaviours/vitest'
import { TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { createTabs } from '../tabs/create-tabs.ts'
import { afterNavigation } from './after-navigation.ts'

it('sets the title of the page after each navigation, and tells tabs and sidebar', () => {
  const tabs = createTabs({ table: TABLE, kept: { read: () => null, write: () => undefined } })
  const titles: string[] = []
  let navigations = 0
  const ports = {
    table: TABLE,
    tabs,
    product: 'Creation Centre',
    language: 'en',
    setTitle: (title: string) => void titles.push(title),
    onNavigated: () => {
      navigations += 1
    },
  } as const
  afterNavigation('/chat?x=1', ports)
  tabs.dispatch({ tag: 'titled', id: '/chat', title: { zh: '甲', en: 'About A' } })
  afterNavigation('/404', ports)
  afterNavigation('/chat?x=1', ports)
  behaviour('B-020', () =>
    expect(titles).toEqual([
      'AI chat assistant - Creation Centre',
      'error page 404 - Creation Centre',
      'About A - Creation Centre',
    ]),
  )
  expect(navigations).toBe(3)
  expect(tabs.state).toMatchObject({
    tabs: [{ id: '/home' }, { id: '/chat', address: '/chat?x=1' }],
    activeId: '/chat',
  })
})
