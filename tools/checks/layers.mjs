// Checks which layers may import which. First proves on planted files that every rule fires.
//   node tools/checks/layers.mjs
import { cruise } from 'dependency-cruiser'
import ruleSet from '../../.dependency-cruiser.cjs'
import { plantCanaries } from './layers-canary.mjs'
import { root } from './project.mjs'

const canary = plantCanaries()
try {
  const silent = await silentRules(canary)
  const real = await violations(root)
  for (const { rule, from, to } of real) {
    console.log(`${from} → ${to}\n    ${rule.name}: ${commentOf(rule.name)}`)
  }
  for (const line of silent) console.log(line)
  console.log(
    `layers: ${ruleSet.forbidden.length} rules, ${canary.bad.length} planted faults, ${silent.length} missed, ${real.length} violations`,
  )
  process.exitCode = real.length + silent.length === 0 ? 0 : 1
} finally {
  canary.remove()
}

/** Rules that no planted fault triggers, faults that trigger none, good imports that fail. */
async function silentRules({ dir, bad, good }) {
  const found = await violations(dir)
  const woken = (rule, from) => found.some((one) => one.rule.name === rule && one.from === from)
  const planted = new Set(bad.map(({ rule }) => rule))
  return [
    ...ruleSet.forbidden
      .filter(({ name }) => !planted.has(name))
      .map(({ name }) => `no planted fault for the rule ${name}`),
    ...bad
      .filter(({ rule, from }) => !woken(rule, from))
      .map(({ rule, from }) => `the rule ${rule} did not see ${from}`),
    ...good
      .filter(({ from }) => found.some((one) => one.from === from))
      .map(({ from }) => `a rule refuses the good file ${from}`),
  ]
}

async function violations(baseDir) {
  const before = process.cwd()
  process.chdir(baseDir)
  try {
    const { output } = await cruise(
      ['apps', 'libs'],
      { ...ruleSet.options, ruleSet: { forbidden: ruleSet.forbidden }, validate: true, baseDir },
      ruleSet.options.enhancedResolveOptions,
    )
    return output.summary.violations
  } finally {
    process.chdir(before)
  }
}

function commentOf(name) {
  return ruleSet.forbidden.find((rule) => rule.name === name)?.comment ?? ''
}
