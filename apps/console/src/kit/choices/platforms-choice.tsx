import type { ComponentType } from 'react'
import { ChoiceBoxes } from '../form/choice-boxes.tsx'
import type { ControlProps } from '../form/form-definition.ts'
import { platformName } from '../list/platform-name.ts'

/** Control for several platforms, chosen by their names. */
export const platformsChoice = (platforms: readonly string[]): ComponentType<ControlProps> =>
  function PlatformsChoice(props) {
    const options = platforms.map((value) => ({ value, label: platformName(value) }))
    return <ChoiceBoxes {...props} options={options} />
  }
