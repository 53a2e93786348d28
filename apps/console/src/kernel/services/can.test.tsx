import { behaviour } from '@omc/behaviours/vitest'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Can } from './can.tsx'
import * as usePerson from './use-person.ts'

test('elements that a person may not see are not on the page', () => {
  const may = vi.spyOn(usePerson, 'useCan').mockImplementation((name) => name === 'user:read')
  const { container } = render(
    <>
      <Can may="user:read">
        <a href="#/setting/user">用户</a>
      </Can>
      <Can may="user:edit">
        <button type="button">删除用户</button>
      </Can>
    </>,
  )
  behaviour('B-236', () => {
    expect(container.textContent).toBe('用户')
    expect(container.querySelector('button')).toBeNull()
  })
  may.mockRestore()
})
