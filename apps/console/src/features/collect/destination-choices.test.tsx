import { toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { collectTexts } from './collect-texts.ts'
import { DestinationChoices } from './destination-choices.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, collectTexts]) await addTexts(part)
})
afterEach(cleanup)

const BROKEN = { status: 500, body: toErrorDocument(500, 'internal') }
const CATEGORIES = [{ id: '3', label: '女装', parent_id: null, level: 1 }]
const PEOPLE = [{ id: '7', label: '李雷', username: 'lilei', roles: [] }]

type Person = Parameters<typeof showInConsole>[0]
type Plan = (server: ReturnType<typeof showInConsole>['transport']) => void

const show = (person: Person, plan: Plan) =>
  showInConsole(person, (server) => {
    plan(server)
    return <DestinationChoices destination={{}} onChange={() => undefined} />
  })

test('choices that cannot be read say so, and come with the next try', async () => {
  show({ admin: true }, (server) => {
    server.answer('business_categories.get_select', BROKEN, { body: { data: CATEGORIES } })
    server.answer('users.get_role_select', BROKEN, { body: { data: PEOPLE } })
  })
  const alert = await screen.findByRole('alert')
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await screen.findByRole('option', { name: '女装' })
  await screen.findByRole('option', { name: '李雷' })
  expect(alert.isConnected).toBe(false)
})

test('a choice that a person may not read is neither asked for nor shown', () => {
  const { transport } = show({ roles: ['carry_gh'], permissions: ['category:read'] }, (server) => {
    server.always('business_categories.get_select', { body: { data: CATEGORIES } })
  })
  expect(transport.calls.map(({ operation }) => operation)).not.toContain('users.get_role_select')
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
})
