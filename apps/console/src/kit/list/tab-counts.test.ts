import { expect, test } from 'vitest'
import description from '../../../../../libs/sdk/openapi/openapi.json'
import type { AnyList } from '../desk/desk-definition.ts'

const LISTS = import.meta.glob<{ readonly list: AnyList }>('../../features/lists/*/*.list.tsx', {
  eager: true,
})
type Parameter = { readonly name: string }
type Operation = { readonly operationId: string; readonly parameters?: readonly Parameter[] }

// as: the gate compares this description with the declarations.
const paths = description.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, Operation>>>
>
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const parametersOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.parameters?.map(({ name }) => name) ??
  []

/** Trash is a tab of its own, which has no number. */
const OF_THE_TRASH = 'filter[trashed]'

test('an operation that counts a list narrows by all that its list narrows by', () => {
  const counted = Object.values(LISTS).flatMap(({ list: { resource, statusTabs, figures } }) =>
    [statusTabs?.counts, figures?.operation].flatMap((counts) =>
      counts ? [{ resource, counts }] : [],
    ),
  )
  expect(counted.length).toBeGreaterThan(8)
  for (const { resource, counts } of counted) {
    const ofList = parametersOf(`${resource}.list`).filter((name) => name.startsWith('filter['))
    const taken = new Set(parametersOf(counts))
    expect(ofList.filter((name) => name !== OF_THE_TRASH && !taken.has(name))).toEqual([])
  }
})
