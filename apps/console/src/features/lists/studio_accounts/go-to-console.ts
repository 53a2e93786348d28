import { goesTo } from '../../../kit/list/acts/goes-to.tsx'
import { consoleAddress } from '../../account-address/console-address.ts'

export const GoToConsole = goesTo(consoleAddress)
