import type { ExtensionState } from '@omc/core/extension'
import type { OfferedPackage } from './offered-package.ts'

/**
 * What this browser has of the plugin:
 *
 * - `looking`     not known yet
 * - `absent`      none that answers this console
 * - `installed`   the offered package
 * - `other`       another version; the offered one brings the channel pages of now as well
 * - `otherPages`  the offered version, made for other channel pages or other policies of them
 */
export type PluginFinding = 'looking' | 'absent' | 'installed' | 'other' | 'otherPages'

/** @param state  null without a plugin, undefined before the first answer */
export function pluginFinding(
  state: ExtensionState | null | undefined,
  offered: OfferedPackage,
): PluginFinding {
  if (state === undefined) return 'looking'
  if (state === null) return 'absent'
  if (state.version !== offered.version) return 'other'
  return state.deploymentHash === offered.deploymentHash ? 'installed' : 'otherPages'
}
