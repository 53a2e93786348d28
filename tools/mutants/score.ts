/** Part of Stryker's report that we read (mutation testing report schema 2). */
export interface Report {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>
}

interface ReportedMutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: { line: number } }
}

/**
 * Reason why a mutant may survive, identified by its file, its whole line and the replacement. A
 * reason becomes stale when its line changes.
 */
export interface Reason {
  file: string
  line: string
  becomes: string
  reason: string
}

export interface Survivor {
  file: string
  at: number
  mutator: string
  line: string
  becomes: string
  /** No test covers it. */
  isUnseen: boolean
}

export interface Score {
  killed: number
  excused: number
  survivors: Survivor[]
  /** Killed share of the mutants without a reason, %. */
  percent: number
}

const KILLED = ['Killed', 'Timeout', 'RuntimeError']
const ALIVE = ['Survived', 'NoCoverage']

/** Score of the tests. Mutants that do not compile or were ignored do not count. */
export function scoreOf({ files }: Report, reasons: readonly Reason[]): Score {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, ...shownOf(file, source, mutant) })),
  )
  const killed = all.filter(({ status }) => KILLED.includes(status)).length
  const alive = all.filter(({ status }) => ALIVE.includes(status))
  const survivors = alive.filter((one) => !reasons.some((reason) => speaksOf(reason, one)))
  const counted = killed + survivors.length
  return {
    killed,
    excused: alive.length - survivors.length,
    survivors,
    percent: counted === 0 ? 100 : (killed / counted) * 100,
  }
}

function shownOf(file: string, source: string, mutant: ReportedMutant): Survivor {
  const at = mutant.location.start.line
  return {
    file,
    at,
    mutator: mutant.mutatorName,
    line: source.split('\n')[at - 1]?.trim() ?? '',
    becomes: mutant.replacement ?? '',
    isUnseen: mutant.status === 'NoCoverage',
  }
}

const speaksOf = (reason: Reason, one: Survivor) =>
  reason.file === one.file && reason.line === one.line && reason.becomes === one.becomes

/** Reasons whose line is no longer in their file and that must be removed. */
export function staleReasons(
  reasons: readonly Reason[],
  textOf: (file: string) => string | undefined,
): Reason[] {
  return reasons.filter(({ file, line }) => {
    const lines = textOf(file)
      ?.split('\n')
      .map((one) => one.trim())
    return !lines?.includes(line)
  })
}
