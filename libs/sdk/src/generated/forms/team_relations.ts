// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `team_relations`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const sync_remote_info = {
  operation: 'team_relations.sync_remote_info',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    since: { kind: 'day', zh: '起', en: 'From' },
    until: { kind: 'day', zh: '止', en: 'To' },
  },
} as const satisfies FormFacts<'team_relations.sync_remote_info'>
