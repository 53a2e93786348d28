import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { imageResultStatus } from './image-result-status.ts'

it.each(['smart', 'carry'] as const)('with images a content made for %s is processed', (mode) =>
  behaviour('B-178', () => expect(imageResultStatus(mode, 1)).toBe('processed')),
)

it.each(['personify', 'creator'] as const)(
  'with images a content made for %s is published',
  (mode) => behaviour('B-179', () => expect(imageResultStatus(mode, 3)).toBe('published')),
)

it.each(['smart', 'carry', 'personify', 'creator'] as const)(
  'without images a content made for %s is checked',
  (mode) => behaviour('B-180', () => expect(imageResultStatus(mode, 0)).toBe('checked')),
)
