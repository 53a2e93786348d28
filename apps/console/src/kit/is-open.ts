import { canVisit, type AclSession } from '@omc/acl'

export type OpenPorts = {
  readonly person: AclSession
  /** Paths that have a screen. */
  readonly built: ReadonlySet<string>
}

/** Whether the screen exists and is open to the person. */
export const isOpen = (path: string, { person, built }: OpenPorts): boolean =>
  built.has(path) && canVisit(person, path)
