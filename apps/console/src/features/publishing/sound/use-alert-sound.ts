import type { Clock } from '@omc/core'
import { useEffect, useRef } from 'react'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { askedOf } from '../run/asked-of.ts'
import type { FleetEntry } from '../run/run-registry.ts'
import { soundSetting } from './sound-setting.ts'

/** Accounts that need a person, each with what it needs. */
const asking = (fleet: readonly FleetEntry[]): string =>
  fleet
    .flatMap(({ run, snapshot }) => {
      const asked = askedOf(snapshot)
      return asked === null ? [] : [`${run.key} ${asked}`]
    })
    .join()

/**
 * Plays a sound, if the person wants it, whenever a further account needs them.
 *
 * @source ux §5 state "bot check"
 */
export function useAlertSound(fleet: readonly FleetEntry[], clock: Clock): void {
  const known = useRef<readonly string[]>([])
  const now = asking(fleet)
  useEffect(() => {
    const before = known.current
    known.current = now === '' ? [] : now.split(',')
    if (!soundSetting.isOn || known.current.every((one) => before.includes(one))) return
    void loadPart(() => import('./play-chime.ts')).then(
      ({ playChime }) => playChime(clock),
      () => undefined, // The title tells, too.
    )
  }, [now, clock])
}
