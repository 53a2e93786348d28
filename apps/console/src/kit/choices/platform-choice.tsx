import { PLATFORMS } from '@omc/core'
import type { ComponentType } from 'react'
import type { ControlProps } from '../form/form-definition.ts'
import { OwnSelect } from '../form/own-select.tsx'
import { platformName } from '../list/platform-name.ts'

/**
 * A control that asks for one platform by its name.
 *
 * @param platforms those that may be chosen; all of them where nothing is said
 */
export const platformChoice = (
  platforms: readonly string[] = PLATFORMS,
): ComponentType<ControlProps> =>
  function PlatformChoice(props) {
    const options = platforms.map((value) => ({ value, label: platformName(value) }))
    return <OwnSelect {...props} options={options} />
  }
