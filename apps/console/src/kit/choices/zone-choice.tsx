import type { ControlProps } from '../form/form-definition.ts'
import { OwnSelect } from '../form/own-select.tsx'

/** Time zones that the browser knows, and the stored one. */
export function ZoneChoice(props: ControlProps) {
  const stored = typeof props.value === 'string' && props.value !== '' ? [props.value] : []
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...stored])].toSorted()
  return <OwnSelect {...props} options={zones.map((zone) => ({ value: zone, label: zone }))} />
}
