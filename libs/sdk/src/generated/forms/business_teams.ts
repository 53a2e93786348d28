// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `business_teams`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'business_teams.create',
  inputs: {
    name: { kind: 'text', zh: '团队名称', en: 'Team', required: true, minLength: 1, maxLength: 60 },
    team_key: { kind: 'key', zh: '团队码', en: 'Team key', pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
    settings: { kind: 'object', zh: '设置', en: 'Settings' },
  },
} as const satisfies FormFacts<'business_teams.create'>

export const save_settings = {
  operation: 'business_teams.save_settings',
  inputs: {
    settings: { kind: 'object', zh: '设置', en: 'Settings', required: true },
  },
} as const satisfies FormFacts<'business_teams.save_settings'>

export const update = {
  operation: 'business_teams.update',
  inputs: {
    name: { kind: 'text', zh: '团队名称', en: 'Team', minLength: 1, maxLength: 60 },
    team_key: { kind: 'key', zh: '团队码', en: 'Team key', pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
  },
} as const satisfies FormFacts<'business_teams.update'>
