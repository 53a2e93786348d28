import { builtPaths } from '../../built-paths.ts'

/** Values for the parameters of addresses, from the demo data. */
const PARAMETERS: Readonly<Record<string, string>> = {
  '{id}': '1',
  '{source}': 'douyin',
  '{channel}': 'guangguang',
}

/** Address of every screen. */
export const builtAddresses = async (): Promise<readonly string[]> =>
  (await builtPaths()).filter((path) => path !== '*').map(withParameters)

/** Address with values in place of its parameters. */
export const withParameters = (path: string): string =>
  path.replaceAll(/\{\w+\}/g, (name) => PARAMETERS[name] ?? name)
