import { createToasts } from '@omc/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { proxy } from 'valtio'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { askFirst, searchStore } from '../../features/search/search-store.ts'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import { createTabPlans } from '../../kernel/shell/create-tab-plans.ts'
import { PersistentHost } from './persistent-host.tsx'

// They load late; the tests wait for what they show, not for their scripts.
beforeAll(async () => {
  await startI18n()
  await Promise.all([
    import('../layout/tabs/discard-dialog.tsx'),
    import('../../features/search/search-part.tsx'),
  ])
})
afterEach(() => {
  cleanup()
  searchStore.question = null
})

const nothing = () => undefined

/** The parts of a person whose browser never rests: no part gets its turn. */
function showBusy() {
  const plans = createTabPlans({
    tabs: {} as never,
    reload: {} as never,
    go: nothing,
  })
  // as: these parts use no more.
  const services = {
    toasts: createToasts(),
    session: { state: proxy({ person: { username: 'operator', permissions: [], roles: [] } }) },
    shell: { plans },
    turn: () => new Promise(() => undefined),
  } as unknown as Services
  render(
    <ServicesContext value={services}>
      <PersistentHost />
    </ServicesContext>,
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
  return plans
}

test('the question before edits are lost comes at once, also while other parts wait', async () => {
  const plans = showBusy()
  plans.ask({ marked: [], agree: nothing, cancel: nothing })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('放弃未保存的修改？')
})

test('so does what the search asks', async () => {
  showBusy()
  askFirst({ title: '退出登录？', body: '', points: [], confirmLabel: '退出', onConfirm: nothing })
  expect((await screen.findByRole('alertdialog')).textContent).toContain('退出登录？')
})
