import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Steps, type StepState } from './steps.tsx'

const WORDS = { done: '已完成', failed: '失败', coming: '未开始' }

const draw = (...states: readonly StepState[]) =>
  render(
    <Steps
      label="导入进度"
      words={WORDS}
      steps={states.map((state, at) => ({ id: String(at), label: `第${at + 1}步`, state }))}
    />,
  )

const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const present = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent)

it('is a list that tells the state of each step, and which one is present', async () => {
  const { container } = draw('done', 'current', 'coming')
  expect(screen.getByRole('list', { name: '导入进度' })).toBeTruthy()
  expect(told()).toEqual(['第1步 已完成', '2第2步', '3第3步 未开始'])
  expect(present()).toEqual(['2第2步'])
  expect(await findAxeViolations(container)).toEqual([])
})

it('stands at the step that failed', () => {
  draw('done', 'failed', 'coming')
  expect(present()).toEqual(['第2步 失败'])
})

it('stands nowhere once all are done', () => {
  draw('done', 'done')
  expect(present()).toEqual([])
})
