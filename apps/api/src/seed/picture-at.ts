import type { SeedDeps } from './seed-people.ts'

/** The address of a drawn picture. */
export const pictureAt = ({ config }: Pick<SeedDeps, 'config'>, id: string) =>
  `${config.sandboxUrl}/pictures/${id}.svg`
