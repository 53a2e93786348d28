import { defineResource } from '../../jsonapi/resource.ts'
import { changingActions } from './changing.actions.ts'
import { materialRows } from './material-rows.ts'
import { readingActions } from './reading.actions.ts'
import { storingActions } from './storing.actions.ts'

/** @source resources document §3, §7 (carry materials); domain: verb table */
export const carryMaterials = defineResource({
  ...materialRows,
  actions: { ...storingActions, ...changingActions, ...readingActions },
})
