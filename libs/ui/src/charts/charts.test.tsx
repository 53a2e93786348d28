import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { BarList } from './bar-list.tsx'
import { apart, pathOf, pointAt, ticksTo } from './chart-scale.ts'
import { LineChart } from './line-chart.tsx'

class Unmeasured {
  observe() {}
  disconnect() {}
}

beforeAll(() => vi.stubGlobal('ResizeObserver', Unmeasured))
afterEach(cleanup)

const DAYS = ['11-21', '11-22', '11-23']
const SERIES = [
  { name: '逛逛', values: [9, null, 13] },
  { name: '京东', values: [1, 2, 3] },
]
const chart = (isTable = false) => (
  <LineChart
    label="每日发布"
    pointLabel="日期"
    points={DAYS}
    series={SERIES}
    format={(value) => `${value} 条`}
    isTable={isTable}
  />
)

it('ends its scale with a round value that no value exceeds', () => {
  expect(ticksTo(15)).toEqual([0, 5, 10, 15])
  expect(ticksTo(16)).toEqual([0, 5, 10, 15, 20])
  expect(ticksTo(2)).toEqual([0, 1, 2])
  expect(ticksTo(0)).toEqual([0, 1])
})

it('interrupts a line at a gap', () => {
  const box = { width: 252, height: 100 }
  expect(pathOf([1, null, 2, 1], 2, box).replaceAll(/[\d. ]/g, '')).toBe('MML')
})

it('finds the point under the pointer, also beyond the ends', () => {
  const box = { width: 352, height: 100 }
  expect([0, 155, 400].map((x) => pointAt(x, 3, box))).toEqual([0, 1, 2])
})

it('keeps names apart in the order of their lines', () => {
  expect(apart([50, 10, 52], 16, 100)).toEqual([50, 10, 66])
  expect(apart([100, 99], 16, 100)).toEqual([100, 84])
})

it('reads each point by key, and says what is not known', async () => {
  const { container } = render(chart())
  const reader = screen.getByRole('slider', { name: '每日发布' })
  expect(reader.getAttribute('aria-valuetext')).toBe('11-23, 逛逛 13 条, 京东 3 条')
  fireEvent.change(reader, { target: { value: '1' } })
  expect(reader.getAttribute('aria-valuetext')).toBe('11-22, 逛逛 —, 京东 2 条')
  expect(await findAxeViolations(container)).toEqual([])
})

it('is lower beside a record, and no wider than its panel', () => {
  const { container, rerender } = render(chart())
  const height = () => container.querySelector('svg')?.getAttribute('height')
  expect([height(), container.querySelector('.min-w-120')]).toEqual(['264', expect.anything()])
  rerender(
    <LineChart
      label="每日价格"
      pointLabel="日期"
      points={DAYS}
      series={SERIES}
      format={String}
      isSmall
    />,
  )
  expect([height(), container.querySelector('.min-w-120')]).toEqual(['176', null])
})

it('shows the same values as a table', async () => {
  const { container } = render(chart(true))
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '日期逛逛京东',
    '11-219 条1 条',
    '11-22—2 条',
    '11-2313 条3 条',
  ])
  expect(await findAxeViolations(container)).toEqual([])
})

it('says each value of a bar, its share and what it was before', async () => {
  const heads = { name: '渠道', value: '条数', before: '上期' }
  const bars = [
    { id: '1', name: '逛逛', value: 3, before: 2 },
    { id: '2', name: '京东', value: 1, before: null },
  ]
  const { container, rerender } = render(
    <BarList label="渠道" heads={heads} bars={bars} format={String} hasShares />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '逛逛3 · 75%, 上期 2',
    '京东1 · 25%, 上期 —',
  ])
  expect(await findAxeViolations(container)).toEqual([])
  rerender(<BarList label="渠道" heads={heads} bars={bars} format={String} hasShares total={8} />)
  expect(screen.getAllByText(/^\d · /).map(({ textContent }) => textContent)).toEqual([
    '3 · 37.5%, 上期 2',
    '1 · 12.5%, 上期 —',
  ])
  rerender(<BarList label="渠道" heads={heads} bars={bars} format={String} isTable />)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '渠道条数上期',
    '逛逛32',
    '京东1—',
  ])
})
