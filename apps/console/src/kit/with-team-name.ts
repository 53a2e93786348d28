/** A name with that of its team, which tells records of several teams apart. */
export const withTeamName = (name: string, team: string | undefined): string =>
  [name, team].filter(Boolean).join(' · ')
