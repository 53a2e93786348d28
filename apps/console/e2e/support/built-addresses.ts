import { builtPaths } from '../../built-paths.ts'

/** What stands in an address for a parameter: a value that the demo data has. */
const PARAMETERS: Readonly<Record<string, string>> = {
  '{id}': '1',
  '{source}': 'douyin',
  '{channel}': 'guangguang',
}

/** Address of every screen. */
export const builtAddresses = async (): Promise<readonly string[]> =>
  (await builtPaths())
    .filter((path) => path !== '*')
    .map((path) => path.replaceAll(/\{\w+\}/g, (name) => PARAMETERS[name] ?? name))
