/** Error that ends the program with one line in both languages. */
export class Stop extends Error {
  constructor(zh, en, exitCode = 1) {
    super(`${zh} · ${en}`)
    this.name = 'Stop'
    this.exitCode = exitCode
  }
}

/** Prints one line. A closed terminal is no failure. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Runs one named step and prints its time. */
export async function step(zh, en, work) {
  const startedAt = performance.now()
  say(`… ${zh} · ${en}`)
  const result = await work()
  say(`✓ ${zh} · ${en} (${seconds(performance.now() - startedAt)})`)
  return result
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** `41.3 s`, from a minute on `6 min 42 s`. @param {number} ms */
export function minutes(ms) {
  const whole = Math.round(ms / 1000)
  return whole < 60 ? seconds(ms) : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Formats rows in aligned columns; Chinese characters take two cells. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => width(row[column]))))
  return rows
    .map((row) => row.map((cell, n) => cell + ' '.repeat(widths[n] - width(cell))).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n')
}

function width(text) {
  return [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0)
}
