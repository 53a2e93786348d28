import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createWorkClock, machineSlowdown } from './work-clock.mjs'

function clockOf(slowdown) {
  const machine = { at: 1_000, slowdown }
  const worked = createWorkClock({ now: () => machine.at, slowdown: () => machine.slowdown })
  return { machine, worked }
}

it('runs with the time of a quiet machine', () => {
  const { machine, worked } = clockOf(1)
  machine.at += 60_000
  assert.equal(worked(), 60_000)
})

it('runs slower while the machine is overloaded, and no longer than that', () => {
  const { machine, worked } = clockOf(4)
  machine.at += 60_000
  assert.equal(worked(), 15_000)
  machine.slowdown = 0.1
  machine.at += 60_000
  assert.equal(worked(), 75_000)
})

it('never runs so slowly that a step that hangs is not ended', () => {
  const { machine, worked } = clockOf(1_000)
  machine.at += 80_000
  assert.equal(worked(), 10_000)
})

it('knows the slowdown of this machine', () => {
  assert.ok(machineSlowdown() >= 1)
})
