import { runGate, type RunGate } from '@omc/shell'

/**
 * The gate of this build on this page; the server names the hosts of the deployment in the page.
 *
 * @source console spec §1, run gate; reliability C12: a message, not a wall
 */
export function pageGate(): RunGate {
  const hosts = document.querySelector<HTMLMetaElement>('meta[name="omc-hosts"]')?.content ?? ''
  return runGate({
    isBuildApproved: __BUILD_APPROVED__,
    host: location.hostname,
    allowedHosts: hosts.split(',').filter((host) => host !== ''),
  })
}
