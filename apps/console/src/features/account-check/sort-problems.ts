import {
  ACCOUNT_PROBLEMS,
  accountProblems,
  type AccountFacts,
  type AccountProblem,
} from '@omc/core'

export type WithProblems<Account> = {
  readonly account: Account
  readonly problems: readonly AccountProblem[]
}

/** Accounts with a problem, the most urgent first. @param now epoch ms */
export const sortProblems = <Account extends AccountFacts>(
  accounts: readonly Account[],
  now: number,
): readonly WithProblems<Account>[] =>
  accounts
    .map((account) => ({ account, problems: accountProblems(account, now) }))
    .filter(({ problems }) => problems.length > 0)
    .toSorted((one, other) => rank(one.problems) - rank(other.problems))

const rank = ([first]: readonly AccountProblem[]): number =>
  first === undefined ? ACCOUNT_PROBLEMS.length : ACCOUNT_PROBLEMS.indexOf(first)

/** How many accounts have each problem; those that none has are left out. */
export const countProblems = (found: readonly WithProblems<unknown>[]) =>
  ACCOUNT_PROBLEMS.map((problem) => ({
    problem,
    count: found.filter(({ problems }) => problems.includes(problem)).length,
  })).filter(({ count }) => count > 0)
