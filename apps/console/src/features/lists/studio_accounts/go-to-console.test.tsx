import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RouterContext } from '../../../kernel/router/use-router.ts'
import { personOf } from '../../../kit/testing/show-list.tsx'
import { GoToConsole } from './go-to-console.ts'
import { list } from './studio-accounts.list.tsx'

afterEach(cleanup)

test('the act of a row closes itself and opens the console of that account', () => {
  const navigate = vi.fn(async () => undefined)
  const onClose = vi.fn()
  render(
    // as: the panel uses only this of the router.
    <RouterContext value={{ navigate } as never}>
      <GoToConsole row={{ uid: '8/8213', platform: 'jd' }} onClose={onClose} />
    </RouterContext>,
  )
  expect(onClose).toHaveBeenCalledOnce()
  expect(navigate.mock.calls).toEqual([['/console?uid=8%2F8213&platform=jd']])
})

test('the act is for those who may open the console', () => {
  const act = list.row?.find(({ operation }) => operation === 'publish_contents.list')
  const isFor = (role: string) => {
    const person = personOf(role)
    // as: the row does not matter.
    return person && act?.isFor?.({} as never, person)
  }
  expect(isFor('manager')).toBe(true)
  expect(isFor('site_admin')).toBe(false)
})
