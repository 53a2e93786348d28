import { PLATFORMS } from '@omc/core'
import type { ComponentType } from 'react'
import type { ControlProps } from '../form/form-definition.ts'
import { OwnSelect } from '../form/own-select.tsx'
import { platformName } from '../list/platform-name.ts'

/**
 * Control for one platform, chosen by its name.
 *
 * @param platforms platforms to offer; default: all
 */
export const platformChoice = (
  platforms: readonly string[] = PLATFORMS,
): ComponentType<ControlProps> =>
  function PlatformChoice(props) {
    const options = platforms.map((value) => ({ value, label: platformName(value) }))
    return <OwnSelect {...props} options={options} />
  }
