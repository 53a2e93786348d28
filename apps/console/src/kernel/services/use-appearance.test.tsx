import { memoryStore, seededRandom, VirtualClock } from '@omc/core/testing'
import { createAppearance } from '@omc/shell'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServicesContext, type Services } from './services-context.ts'
import { useAppearance } from './use-appearance.ts'

test('a component is drawn again for the parts of the look that it reads, and for no others', async () => {
  const store = memoryStore()
  const ports = { clock: new VirtualClock(), random: seededRandom(1), store: () => store }
  const appearance = createAppearance(ports)
  const drawn: string[] = []
  function Theme() {
    drawn.push(useAppearance().settings.themeName)
    return null
  }
  // as: the code uses no other service.
  const services = { shell: { appearance } } as unknown as Services
  render(
    <ServicesContext value={services}>
      <Theme />
    </ServicesContext>,
  )
  await act(async () => appearance.preview({ themeName: 'ocean' }))
  await act(async () => appearance.openDrawer())
  await act(async () => appearance.setFolded(true))
  expect(drawn).toEqual(['green-white', 'ocean'])
})
